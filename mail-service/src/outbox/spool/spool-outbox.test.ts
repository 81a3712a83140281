import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outboxContract } from '../contract'
import { OutboxInUseError } from '../outbox'
import { SpoolOutbox } from './spool-outbox'

outboxContract('the spool', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spool-'))
  const open = () => SpoolOutbox.open({ folder, diskFloor: 0, longestDelay: 17_280_000 })
  let current = await open()
  return {
    outbox: current,
    reopen: async () => {
      await current.close()
      return (current = await open())
    },
    close: async () => {
      await current.close()
      await rm(folder, { recursive: true })
    },
  }
})

test('a second process that is refused leaves alone what the first is writing', async () => {
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
