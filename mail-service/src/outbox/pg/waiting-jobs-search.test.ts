import { anEnquiry } from '../../../testing/enquiries'
import { inSeconds, large, smallKind, usePlannedJobs, withFile } from '../../../testing/planned-jobs'

const { outbox, change, store, unlockJob, planned, waitingFor } = usePlannedJobs()

/** Runs `during` while another statement has locked all jobs. */
async function whileLocked(during: () => Promise<unknown>) {
  const other = await outbox().pool.connect()
  try {
    await other.query('begin')
    await other.query('select from graphile_worker._private_jobs for update')
    await during()
  } finally {
    await other.query('rollback')
    other.release()
  }
}

it('finds what another process has put off, one of each network, with files and large', async () => {
  const [id] = await store({}, {}, withFile, withFile, large, large)
  await waitingFor('network').lockOrPutOff(id, smallKind)
  const here = waitingFor('network')
  await here.deliveryEnded(smallKind)
  expect((await planned()).due).toEqual([])
  await here.tick()
  expect((await planned()).due).toHaveLength(3)
  await change(inSeconds(30))
  await here.deliveryEnded(smallKind)
  expect((await planned()).due).toHaveLength(6)
})

it('finds what was locked by another statement when the last delivery ended', async () => {
  const [id] = await store({}, {})
  const waiting = waitingFor('network')
  await waiting.lockOrPutOff(id, smallKind)
  await whileLocked(() => waiting.deliveryEnded(smallKind))
  await whileLocked(() => waiting.tick())
  expect((await planned()).due).toEqual([])
  await waiting.tick()
  expect((await planned()).due).toHaveLength(1)
  await waiting.tick()
  expect((await planned()).due).toHaveLength(2)
})

it('finds in time what is put off behind 600 enquiries of other networks', async () => {
  const [id] = await store({})
  await change(`${inSeconds(50)}, priority = 30000 where key = $1`, id)
  await unlockJob(id)
  const many = Array.from({ length: 600 }, (_, n) => anEnquiry({ client: 0x90000 + 256 * (n % 3) }))
  for (let first = 0; first < many.length; first += 50)
    await Promise.all(many.slice(first, first + 50).map((enquiry) => outbox().accept(enquiry)))
  const waiting = waitingFor('network')
  let ticks = 0
  while (!(await planned()).due.includes(id) && ticks < 20) {
    await change(`${inSeconds(30)} where key <> $1`, id)
    await waiting.tick()
    ticks++
  }
  // Each finds it with a probability of 5 in 6.
  expect(ticks).toBeLessThan(20)
}, 60_000)

it('finds another enquiry when the first one of the network has to wait longer', async () => {
  const ids = await store({}, {}, {})
  await unlockJob(ids[0])
  const waiting = waitingFor('network')
  const found = new Set<string>()
  for (let n = 0; n < 40 && found.size < ids.length; n++) {
    await change(inSeconds(30))
    await waiting.tick()
    for (const id of (await planned()).due) found.add(id)
  }
  expect(found).toEqual(new Set(ids))
})

it('leaves what has failed, what is planned later and what its queue holds', async () => {
  const [failed, refused, queued, later, put] = await store({}, {}, {}, {}, {})
  await change(`${inSeconds(30)}, locked_at = null, locked_by = null`)
  await change("last_error = 'no connection' where key = $1", failed)
  await change(`${inSeconds(90)} where key = $1`, later)
  await outbox().pool.query(
    "update mail.enquiry set due_at = now() + interval '30 seconds', error = 'DATA 451' where id = $1",
    [refused],
  )
  await outbox().pool.query(
    `with queue as (
       insert into graphile_worker._private_job_queues (queue_name, locked_at, locked_by) values ('q', now(), 'test') returning id
     ) update graphile_worker._private_jobs set job_queue_id = queue.id from queue where key = $1`,
    [queued],
  )
  const waiting = waitingFor('network')
  for (let n = 0; n < 3; n++) await waiting.tick()
  await waiting.deliveryEnded(smallKind)
  expect((await planned()).due).toEqual([put])
})
