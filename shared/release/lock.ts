import { closeSync, openSync, statSync, unlinkSync, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { ReleaseError } from './errors'

const patience = 10_000
const step = 50
/** A lock that is older than this was left by a process that died: the work under it takes milliseconds. */
const stale = 5_000

/** Runs `work` while no other process holds the lock file; waits up to ten seconds for it. */
export async function withLock<T>(file: string, work: () => T): Promise<T> {
  await take(file)
  try {
    return work()
  } finally {
    unlinkSync(file)
  }
}

async function take(file: string) {
  for (let waited = 0; waited <= patience; waited += step) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, `${process.pid}\n`)
      closeSync(handle)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      dropStale(file)
      await sleep(step)
    }
  }
  throw new ReleaseError(
    'registry_locked',
    `Somebody else has been publishing for ${patience / 1000} s: ${file}`,
  )
}

function dropStale(file: string) {
  try {
    if (Date.now() - statSync(file).mtimeMs > stale) unlinkSync(file)
  } catch (error) {
    // The holder removed it between the two calls: it is free.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
