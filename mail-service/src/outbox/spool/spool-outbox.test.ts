import { mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { anEnquiry } from '../../../testing/enquiries'
import { longestDelay } from '../../../testing/spool'
import { until } from '@virida/shared/platform/testing/until'
import type { StoredEnquiry } from '../../enquiry/stored-enquiry'
import { OutboxInUseError } from '../storage-error'
import { encodeRecord } from './record'
import { SpoolOutbox } from './spool-outbox'

it('leaves the files of the first process alone when a second one is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spool-'))
  const settings = { folder, diskFloor: 0, longestDelay }
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
  const settings = { folder, diskFloor: 0, longestDelay }
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
  const outbox = await SpoolOutbox.open({ folder, diskFloor: 0, longestDelay })
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

describe('a file that cannot be read at the start', () => {
  let folder: string
  let enquiries: StoredEnquiry[]
  const open = () => SpoolOutbox.open({ folder, diskFloor: 0, longestDelay, rereadDelay: 50 })
  /** Puts a folder in the place of a file: reading it fails, as reading a damaged sector does. */
  const hide = async (path: string) => {
    await rename(path, `${path}.hidden`)
    await mkdir(path)
    return async () => {
      await rmdir(path)
      await rename(`${path}.hidden`, path)
    }
  }
  const onlyFileIn = async (name: string, extension: string) =>
    join(folder, name, (await readdir(join(folder, name))).find((file) => file.endsWith(extension)) ?? '')

  /** Three in one group, one in quarantine, one with a receipt of today. */
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'spool-'))
    enquiries = Array.from({ length: 3 }, () => anEnquiry())
    const first = await open()
    const delivered = anEnquiry()
    await first.accept(delivered)
    await first.accept(anEnquiry(), 'quarantined')
    const worker = await first.work(() => Promise.resolve({ kind: 'delivered', reply: '250' }), {
      concurrency: 1,
      onFault: () => undefined,
    })
    await until(async () => (await first.stats()).count.waiting === 0)
    await worker.stop()
    await first.close()
    const records = enquiries.map((enquiry) => Buffer.concat(encodeRecord(enquiry)))
    await writeFile(join(folder, 'queue', `${enquiries[0]?.id}.group`), Buffer.concat(records))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it.each([
    ['a group', () => Promise.resolve(join(folder, 'queue', `${enquiries[0]?.id}.group`)), 0],
    ['an enquiry in quarantine', () => onlyFileIn('quarantine', '.mail'), 3],
    ["a day's receipts", () => onlyFileIn('receipts', '.ndjson'), 3],
  ])('holds up nothing else if it is %s, and is reported by its name', async (_, pathOf, readable) => {
    const path = await pathOf()
    const show = await hide(path)
    const outbox = await open()
    const sent: string[] = []
    const faults: string[] = []
    const worker = await outbox.work(
      ({ id }) => {
        sent.push(id)
        return Promise.resolve({ kind: 'delivered', reply: '250' })
      },
      { concurrency: 2, onFault: (_fault, { error }) => faults.push((error as Error).message) },
    )
    const next = anEnquiry()
    await outbox.accept(next)
    await until(() => sent.includes(next.id) && sent.length === readable + 1)
    expect(faults[0]).toContain(`${basename(dirname(path))}/${basename(path)}`)
    await show()
    await until(() => enquiries.every(({ id }) => sent.includes(id)))
    expect(sent).toHaveLength(4)
    await worker.stop()
    await outbox.close()
  })
})

it('mails an enquiry once that has its own file and is also in a group that can be read only later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spool-'))
  const settings = { folder, diskFloor: 0, longestDelay, rereadDelay: 300 }
  await (await SpoolOutbox.open(settings)).close()
  const [own, other] = [anEnquiry(), anEnquiry()]
  const records = [own, other].map((enquiry) => Buffer.concat(encodeRecord(enquiry)))
  await writeFile(join(folder, 'queue', `${own.id}.mail`), records[0] ?? '')
  const group = join(folder, 'queue', `${own.id}.group`)
  await mkdir(group)
  const outbox = await SpoolOutbox.open(settings)
  const sent: string[] = []
  const worker = await outbox.work(
    ({ id }) => {
      sent.push(id)
      return Promise.resolve({ kind: 'delivered', reply: '250' })
    },
    { concurrency: 2, onFault: () => undefined },
  )
  await until(async () => (await outbox.stats()).count.waiting === 0)
  await rmdir(group)
  await writeFile(group, Buffer.concat(records))
  await until(() => sent.includes(other.id))
  expect(sent).toEqual([own.id, other.id])
  await worker.stop()
  await outbox.close()
  await rm(folder, { recursive: true })
})

it('opens in a folder with the `lost+found` of a disk of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spool-'))
  for (const name of ['tmp', 'receipts', 'queue'])
    await mkdir(join(folder, name, 'lost+found'), { recursive: true })
  const outbox = await SpoolOutbox.open({ folder, diskFloor: 0, longestDelay })
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
    const settings = { folder, diskFloor: 0, longestDelay }
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
