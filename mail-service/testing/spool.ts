import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Disk } from '../src/outbox/spool/durable'
import { SpoolOutbox } from '../src/outbox/spool/spool-outbox'

/** The longest delay between two attempts in milliseconds, as with the usual settings. */
export const longestDelay = 17_280_000

/** Closes what a test has opened, the last first. */
export function useEnds() {
  const ends: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })
  return (end: () => Promise<unknown>) => void ends.push(end)
}

/** A folder for the spool of each test. */
export function useSpool() {
  const atEnd = useEnds()
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'spool-'))
    atEnd(() => rm(folder, { recursive: true, force: true }))
  })

  /** Opens the spool until the end of the test. */
  async function openSpool(disk?: Disk, diskFloor = 0) {
    const outbox = await SpoolOutbox.open({
      folder,
      diskFloor,
      longestDelay,
      ...(disk ? { disk } : {}),
    })
    atEnd(() => outbox.close())
    return outbox
  }

  return { folder: () => folder, atEnd, openSpool }
}
