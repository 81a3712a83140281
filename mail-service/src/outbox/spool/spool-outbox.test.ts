import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anEnquiry } from '../../../testing/enquiries'
import { until } from '@virida/shared/platform/testing/until'
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

it('delivers small enquiries beside large ones, which together are not larger than the largest one can be', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spool-'))
  const outbox = await SpoolOutbox.open({ folder, diskFloor: 0, longestDelay: 17_280_000 })
  const bytes = Buffer.alloc(14 * 1024 * 1024, 7)
  const video = { name: 'a.mp4', type: 'video/mp4', bytes }
  for (let n = 0; n < 4; n++) await outbox.accept(anEnquiry({ attachments: [video] }))
  for (let n = 0; n < 4; n++) await outbox.accept(anEnquiry())
  const sizes: number[] = []
  let largeNow = 0
  let mostLarge = 0
  const worker = await outbox.work(
    async ({ attachments }) => {
      sizes.push(attachments.length)
      largeNow += attachments.length
      mostLarge = Math.max(mostLarge, largeNow)
      await new Promise((resolve) => setTimeout(resolve, attachments.length ? 60 : 5))
      largeNow -= attachments.length
      return { kind: 'delivered', reply: '250' }
    },
    { concurrency: 3, onFault: () => undefined },
  )
  await until(async () => (await outbox.stats()).count.waiting === 0)
  expect(mostLarge).toBe(1)
  expect(sizes).toHaveLength(8)
  expect(sizes.slice(0, 5).sort()).toEqual([0, 0, 0, 0, 1])
  await worker.stop()
  await outbox.close()
  await rm(folder, { recursive: true })
})
