import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outboxContract } from '../contract'
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
