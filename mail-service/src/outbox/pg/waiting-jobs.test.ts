import { inSeconds, large, smallKind, usePlannedJobs, withFile } from '../../../testing/planned-jobs'
import { WaitingJobs } from './waiting-jobs'

const { outbox, change, store, unlockJob, planned, waitingFor, poolThat } = usePlannedJobs()

it('locks what is free and changes no job', async () => {
  const [id, other] = await store({}, {})
  const unlock = () => Promise.resolve()
  const waiting = new WaitingJobs(outbox().pool, { tryLock: () => Promise.resolve({ unlock }) })
  expect(await waiting.lockOrPutOff(id, smallKind)).toBe(unlock)
  expect(await planned()).toMatchObject({ due: [other], off: [] })
})

it('puts off an enquiry and others of its network, one after the other', async () => {
  const [id, second, third] = await store({}, {}, {})
  const [elsewhere] = await store({ client: 0x10000 })
  await unlockJob(elsewhere)
  expect(await waitingFor('network').lockOrPutOff(id, smallKind)).toBeUndefined()
  const { due, off, longest } = await planned()
  expect(due).toEqual([elsewhere])
  expect(new Set(off)).toEqual(new Set([id, second, third]))
  expect(longest).toBeGreaterThan(1)
  expect(longest).toBeLessThan(3)
})

it('puts off those with files, or the large ones, when these have to wait', async () => {
  const [id, second, third] = await store(withFile, large, {})
  await waitingFor('large').lockOrPutOff(id, { ...smallKind, hasFiles: true, isLarge: true })
  expect(await planned()).toMatchObject({
    due: [third],
    off: expect.arrayContaining([id, second]) as string[],
  })
})

it('puts off nothing else when an enquiry waits for another one of its client', async () => {
  const [id, second] = await store({}, {})
  await waitingFor('client').lockOrPutOff(id, smallKind)
  expect(await planned()).toMatchObject({ due: [second], off: [id] })
})

it('brings the next two of the network forward when a delivery ends', async () => {
  const [id, second, third] = await store({}, {}, {})
  // It has failed once, and was put off after that.
  await change("last_error = 'no connection' where key = $1", second)
  const waiting = waitingFor('network')
  await waiting.lockOrPutOff(id, smallKind)
  await waiting.deliveryEnded({ ...smallKind, client: 0x10000 })
  expect((await planned()).due).toEqual([])
  await waiting.deliveryEnded(smallKind)
  expect(await planned()).toMatchObject({ due: [id, second], off: [third] })
})

it('brings small enquiries of a network forward although earlier ones, which are large, may have to wait longer', async () => {
  const [id, second, third, fourth, fifth] = await store(large, large, large, {}, {})
  const waiting = waitingFor('network')
  await waiting.lockOrPutOff(id, { ...smallKind, hasFiles: true, isLarge: true })
  await waiting.deliveryEnded(smallKind)
  const { due, off } = await planned()
  expect(new Set(due)).toEqual(new Set([id, second, fourth, fifth]))
  expect(off).toEqual([third])
})

it('looks for nothing at the end of a delivery after nothing was put off for a minute', async () => {
  let now = 1000
  const queried = jest.fn()
  const waiting = waitingFor('network', poolThat(queried), () => now)
  await waiting.deliveryEnded(smallKind)
  expect(queried).not.toHaveBeenCalled()
  const [id] = await store({})
  await waiting.lockOrPutOff(id, smallKind)
  now += 59_000
  queried.mockClear()
  await waiting.deliveryEnded(smallKind)
  expect(queried).toHaveBeenCalledTimes(1)
  now += 2000
  await waiting.deliveryEnded(smallKind)
  expect(queried).toHaveBeenCalledTimes(1)
})

it('still looks at the end of a delivery when a search has found nothing while others were put off', async () => {
  const [id, second] = await store({}, {})
  let answer = () => {}
  let searched = () => {}
  const search = new Promise<void>((resolve) => (searched = resolve))
  const pool = poolThat((statement) => {
    if (!statement.includes('shuffle')) return undefined
    searched()
    return new Promise<void>((resolve) => (answer = resolve))
  })
  const waiting = waitingFor('network', pool)
  const ticked = waiting.tick()
  await search
  await waiting.lockOrPutOff(id, smallKind)
  answer()
  await ticked
  await waiting.deliveryEnded(smallKind)
  expect((await planned()).due).toEqual([id, second])
})

it('leaves the time of an enquiry that failed while it was to be put off', async () => {
  const [id, second] = await store({}, {})
  const pool = poolThat(async (statement) => {
    if (statement.includes('select j.id')) await change(`${inSeconds(3600)} where key = $1`, second)
  })
  await waitingFor('network', pool).lockOrPutOff(id, smallKind)
  expect((await planned()).longest).toBeGreaterThan(3500)
})
