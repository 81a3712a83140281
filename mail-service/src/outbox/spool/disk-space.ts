import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StorageError, storageError } from '../storage-error'
import type { Disk } from './durable'

/** Bytes that must be free besides the reserve, so that the check does not pass while enquiries do not fit. */
const leastFree = 256 * 1024

/** Files (inodes) that stay free, because a start creates some. A small disk keeps a tenth of all its files free instead. */
const leastFreeFiles = 1000

/** Milliseconds for which a measurement of the free space is reused. */
const measurementLifetime = 1000

/** Milliseconds for the test of the disk, after which it counts as failed. A disk that hangs reports no error. */
const usualLongestCheck = 10_000

/** Keeps a reserve of the disk free, because other programs fail on a full disk. */
export class DiskSpace {
  private checking: Promise<void> | undefined
  private measured = { bytes: Infinity, files: Infinity, at: -Infinity }

  /** @param reserve Bytes that stay free. */
  constructor(
    private readonly folder: string,
    private readonly reserve: number,
    private readonly disk: Disk,
    private readonly longestCheck = usualLongestCheck,
  ) {}

  /** Accounts for a file of these bytes that will be written. @throws StorageError `full` when it would use the reserve. */
  async take(bytes: number) {
    const now = performance.now()
    if (now - this.measured.at > measurementLifetime) this.measured = { ...(await this.free()), at: now }
    if (this.measured.bytes - bytes < this.reserve || this.measured.files < 1)
      throw new StorageError('full', 'Storing an enquiry')
    this.measured.bytes -= bytes
    this.measured.files--
  }

  /** @returns Free bytes with the reserve, and free files without it. Some file systems have no limit of files and report 0 of 0. */
  async free(): Promise<{ bytes: number; files: number }> {
    const { bavail, bsize, files, ffree } = await statfs(this.folder)
    const isLimited = files > 0
    return {
      bytes: bavail * bsize,
      files: isLimited ? ffree - Math.min(leastFreeFiles, Math.floor(files / 10)) : Infinity,
    }
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
    const { bytes, files } = await this.free()
    if (bytes < this.reserve + leastFree || files < 1)
      throw new StorageError('full', 'Checking the free disk space')
  }
}
