import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anEnquiry } from '../../../testing/enquiries'
import { until } from '@virida/shared/platform/testing/until'
import { eraseAll, requeueAll } from '../act-on-all'
import { OutboxInUseError } from '../storage-error'
import { SpoolOutbox } from './spool-outbox'

it('leaves the files of the first process alone when a second one is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spool-'))
  const settings = { folder, diskFloor: 0, longestDelay: 17_280_000 }
  const first = await SpoolOutbox.open(settings)
  const draft = join(folder, 'tmp', 'half-written.mail')
  await writeFile(draft, 'VMAIL1')
  await expect(SpoolOutbox.open(settings)).rejects.toBeInstanceOf(OutboxInUseError)
  expect(await readFile(draft, 'utf8')).toBe('VMAIL1')
  await first.close()
  await (await SpoolOutbox.open(settings)).close()
  await expect(readFile(draft)).rejects.toThrow('ENOENT')
  await rm(folder, { recursive: true })
})

it('stores a repeated submit whose first one was stored while the clock was ahead, and only once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spool-'))
  const settings = { folder, diskFloor: 0, longestDelay: 17_280_000 }
  const now = Date.now()
  const sentAt = (acceptedAt: number) => anEnquiry({ subject: 'The same', acceptedAt })
  const before = await SpoolOutbox.open(settings)
  await before.accept(sentAt(now + 2 * 3600_000))
  await before.close()
  const outbox = await SpoolOutbox.open(settings)
  const second = sentAt(now)
  expect(await outbox.accept(second)).toEqual({ id: second.id, duplicate: false })
  expect(await outbox.accept(sentAt(now + 1))).toEqual({ id: second.id, duplicate: true })
  expect((await outbox.stats()).count.waiting).toBe(2)
  await outbox.close()
  await rm(folder, { recursive: true })
})

it('delivers no more large enquiries at a time than fit into memory, and small ones meanwhile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spool-'))
  const outbox = await SpoolOutbox.open({ folder, diskFloor: 0, longestDelay: 17_280_000 })
  const bytes = Buffer.alloc(15 * 1024 * 1024, 7)
  const video = { name: 'a.mp4', type: 'video/mp4', bytes }
  for (let n = 0; n < 6; n++) await outbox.accept(anEnquiry({ attachments: [video] }))
  for (let n = 0; n < 4; n++) await outbox.accept(anEnquiry())
  const ends: (() => void)[] = []
  let small = 0
  const worker = await outbox.work(
    async ({ attachments }) => {
      if (attachments.length) await new Promise<void>((resolve) => ends.push(resolve))
      else small++
      return { kind: 'delivered', reply: '250' }
    },
    { concurrency: 8, onFault: () => undefined },
  )
  await until(() => ends.length === 5 && small === 4)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(ends).toHaveLength(5)
  ends.shift()?.()
  await until(() => ends.length === 5)
  for (const end of ends) end()
  await until(async () => (await outbox.stats()).count.waiting === 0)
  await worker.stop()
  await outbox.close()
  await rm(folder, { recursive: true })
})

it('opens in a folder with the `lost+found` of a disk of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spool-'))
  for (const name of ['tmp', 'receipts', 'queue'])
    await mkdir(join(folder, name, 'lost+found'), { recursive: true })
  const outbox = await SpoolOutbox.open({ folder, diskFloor: 0, longestDelay: 17_280_000 })
  await outbox.accept(anEnquiry())
  await outbox.tidy(0)
  expect((await outbox.stats()).count.waiting).toBe(1)
  await outbox.close()
  await rm(folder, { recursive: true })
})

it.each(['{"dueAt":1e300}', '{"dueAt":"soon","attempts":-1}', '[]', 'null', '{'])(
  'lists an enquiry whose retry state is %s as one that was not tried',
  async (state) => {
    const folder = await mkdtemp(join(tmpdir(), 'spool-'))
    const settings = { folder, diskFloor: 0, longestDelay: 17_280_000 }
    const first = await SpoolOutbox.open(settings)
    const enquiry = anEnquiry({
      attachments: [{ name: 'a.png', type: 'image/png', bytes: Buffer.alloc(10) }],
    })
    await first.accept(enquiry)
    await first.close()
    await writeFile(join(folder, 'queue', `${enquiry.id}.json`), state)
    const outbox = await SpoolOutbox.open(settings)
    const { entries } = await outbox.list('waiting', { limit: 10, offset: 0 })
    expect(entries).toEqual([expect.objectContaining({ id: enquiry.id, attempts: 0, done: [] })])
    expect(entries[0]?.dueAt).toBeUndefined()
    await outbox.close()
    await rm(folder, { recursive: true })
  },
)

it('sends all again and erases all for several operators at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spool-'))
  const outbox = await SpoolOutbox.open({ folder, diskFloor: 0, longestDelay: 17_280_000 })
  for (let n = 0; n < 40; n++) await outbox.accept(anEnquiry(), 'quarantined')
  await Promise.all([
    ...[1, 2, 3].map(() => requeueAll(outbox, 'quarantined')),
    eraseAll(outbox, 'quarantined', '~'),
  ])
  const { count } = await outbox.stats()
  expect(count.quarantined).toBe(0)
  await Promise.all([1, 2, 3].map(() => eraseEach(outbox)))
  expect((await outbox.stats()).count.waiting).toBe(0)
  await outbox.close()
  await rm(folder, { recursive: true })
})

it('leaves nothing behind of enquiries that are delivered while several operators send them again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spool-'))
  const outbox = await SpoolOutbox.open({ folder, diskFloor: 0, longestDelay: 17_280_000 })
  const faults: unknown[] = []
  const delivered: string[] = []
  const worker = await outbox.work(
    ({ id }) => {
      delivered.push(id)
      return Promise.resolve({ kind: 'delivered', reply: '250' })
    },
    { concurrency: 6, onFault: (...fault) => faults.push(fault) },
  )
  const enquiries = Array.from({ length: 100 }, () => anEnquiry())
  for (const enquiry of enquiries) await outbox.accept(enquiry, 'quarantined')
  const sendEachAgain = async () => {
    for (const { id } of enquiries) await outbox.requeue(id)
  }
  await Promise.all([
    ...[1, 2, 3].map(() => requeueAll(outbox, 'quarantined')),
    ...[1, 2, 3].map(sendEachAgain),
  ])
  await until(() => delivered.length >= enquiries.length)
  await worker.stop()
  const { count } = await outbox.stats()
  expect({ faults, count, delivered: delivered.sort() }).toEqual({
    faults: [],
    count: { waiting: 0, dead: 0, quarantined: 0, corrupt: 0 },
    delivered: enquiries.map(({ id }) => id).sort(),
  })
  await outbox.close()
  await rm(folder, { recursive: true })
})

it('reads enquiries while they are sent again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spool-'))
  const outbox = await SpoolOutbox.open({ folder, diskFloor: 0, longestDelay: 17_280_000 })
  const enquiries = Array.from({ length: 100 }, () => anEnquiry())
  for (const enquiry of enquiries) await outbox.accept(enquiry, 'quarantined')
  let isMoving = true
  const readers = [1, 2, 3].map(async () => {
    const states = new Set<string | undefined>()
    while (isMoving) for (const { id } of enquiries) states.add((await outbox.read(id))?.enquiry.id && 'read')
    return states
  })
  await requeueAll(outbox, 'quarantined')
  isMoving = false
  expect(await Promise.all(readers)).toEqual(readers.map(() => new Set(['read'])))
  await outbox.close()
  await rm(folder, { recursive: true })
})

it('delivers an enquiry once when its delivery would start while it is sent again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spool-'))
  const outbox = await SpoolOutbox.open({ folder, diskFloor: 0, longestDelay: 17_280_000 })
  const faults: unknown[] = []
  const delivered: string[] = []
  const enquiries = Array.from({ length: 20 }, () => anEnquiry())
  for (const enquiry of enquiries) await outbox.accept(enquiry)
  const requeued = Promise.all(enquiries.map(({ id }) => outbox.requeue(id)))
  // The actions have begun, and their files are not moved yet.
  await Promise.resolve()
  const worker = await outbox.work(
    ({ id }) => {
      delivered.push(id)
      return Promise.resolve({ kind: 'delivered', reply: '250' })
    },
    { concurrency: 6, onFault: (...fault) => faults.push(fault) },
  )
  expect(await requeued).toEqual(enquiries.map(() => true))
  await until(() => delivered.length >= enquiries.length)
  await worker.stop()
  expect({ faults, waiting: (await outbox.stats()).count.waiting, delivered: delivered.sort() }).toEqual({
    faults: [],
    waiting: 0,
    delivered: enquiries.map(({ id }) => id).sort(),
  })
  await outbox.close()
  await rm(folder, { recursive: true })
})

async function eraseEach(outbox: SpoolOutbox) {
  const { entries } = await outbox.list('waiting', { limit: 100, offset: 0 })
  for (const { id } of entries) await outbox.erase(id)
}
