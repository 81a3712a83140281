import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StorageError, storageError } from '../storage-error'
import type { Disk } from './durable'

/** Bytes that must be free besides the reserve, so that the check does not pass while enquiries do not fit. */
const leastFree = 256 * 1024

/** Milliseconds for which a measurement of the free space is reused. */
const measurementLifetime = 1000

/** Milliseconds for the test of the disk, after which it counts as failed. A disk that hangs reports no error. */
const usualLongestCheck = 10_000

/** Keeps a reserve of the disk free, because other programs fail on a full disk. */
export class DiskSpace {
  private checking: Promise<void> | undefined
  private measured = { bytes: Infinity, at: -Infinity }

  /** @param reserve Bytes that stay free. */
  constructor(
    private readonly folder: string,
    private readonly reserve: number,
    private readonly disk: Disk,
    private readonly longestCheck = usualLongestCheck,
  ) {}

  /** Accounts for bytes that will be written. @throws StorageError `full` when they would use the reserve. */
  async take(bytes: number) {
    if (performance.now() - this.measured.at > measurementLifetime)
      this.measured = { bytes: await this.free(), at: performance.now() }
    if (this.measured.bytes - bytes < this.reserve) throw new StorageError('full', 'Storing an enquiry')
    this.measured.bytes -= bytes
  }

  async free(): Promise<number> {
    const { bavail, bsize } = await statfs(this.folder)
    return bavail * bsize
  }

  /** Tests whether a file can be written and flushed. Calls at the same time share one test. @throws StorageError */
  async check(): Promise<void> {
    this.checking ??= this.runCheck().finally(() => (this.checking = undefined))
    const ended = new AbortController()
    try {
      await Promise.race([this.checking, this.failLate(ended.signal)])
    } finally {
      ended.abort()
    }
  }

  private async failLate(signal: AbortSignal) {
    await sleep(this.longestCheck, undefined, { signal })
    const late = new Error(`The disk did not answer within ${this.longestCheck / 1000} s`)
    throw storageError(late, 'Writing a test file')
  }

  private async runCheck() {
    try {
      const file = await this.disk.open(join(this.folder, 'tmp', 'probe'), 'w', 0o600)
      try {
        await file.writeFile('probe')
        await file.sync()
      } finally {
        await file.close()
      }
    } catch (error) {
      throw storageError(error, 'Writing a test file')
    }
    if ((await this.free()) < this.reserve + leastFree)
      throw new StorageError('full', 'Checking the free disk space')
  }
}
