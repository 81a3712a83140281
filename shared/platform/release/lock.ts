import { closeSync, openSync, statSync, unlinkSync, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { ReleaseError } from './errors'

/** How long to wait for the lock, in ms. */
const lockTimeout = 10_000
const retryInterval = 50
/** A lock older than this was left by a process that crashed: the work under it takes milliseconds. In ms. */
const staleAfter = 5_000

/**
 * Runs `work` while no other process holds the lock file.
 * @throws ReleaseError `registry_locked` when the lock is not free within ten seconds.
 */
export async function withLock<T>(file: string, work: () => T): Promise<T> {
  await acquire(file)
  try {
    return work()
  } finally {
    unlinkSync(file)
  }
}

async function acquire(file: string) {
  for (let waited = 0; waited <= lockTimeout; waited += retryInterval) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, `${process.pid}\n`)
      closeSync(handle)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      removeStale(file)
      await sleep(retryInterval)
    }
  }
  throw new ReleaseError(
    'registry_locked',
    `Cannot publish: another process has held the lock ${file} for ${lockTimeout / 1000} s. Try again later.`,
  )
}

function removeStale(file: string) {
  try {
    if (Date.now() - statSync(file).mtimeMs > staleAfter) unlinkSync(file)
  } catch (error) {
    // The other process removed the file between the two calls, so the lock is free.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
