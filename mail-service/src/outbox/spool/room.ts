import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { StorageError } from '../outbox'
import { storageError } from '../storage-error'
import type { Disk } from './durable'

/** Milliseconds for which a look at the disk holds. */
const lookHolds = 1000

/** Keeps a reserve of the disk free: a machine without any is in worse trouble than a refused enquiry. */
export class Room {
  private known = { bytes: Infinity, at: -Infinity }

  constructor(
    private readonly folder: string,
    private readonly floor: number,
    private readonly disk: Disk,
  ) {}

  /** @throws StorageError `full` when these bytes would use the reserve. */
  async reserve(bytes: number) {
    if (performance.now() - this.known.at > lookHolds)
      this.known = { bytes: await this.free(), at: performance.now() }
    if (this.known.bytes - bytes < this.floor) throw new StorageError('full', 'Storing an enquiry')
    this.known.bytes -= bytes
  }

  async free(): Promise<number> {
    const { bavail, bsize } = await statfs(this.folder)
    return bavail * bsize
  }

  /** Proves that a file could be written now. @throws StorageError */
  async check() {
    try {
      const file = await this.disk.open(join(this.folder, 'tmp', 'probe'), 'w', 0o600)
      await file.writeFile('probe').finally(() => file.close())
    } catch (error) {
      throw storageError(error, 'Writing a probe')
    }
    if ((await this.free()) < this.floor) throw new StorageError('full', 'Looking for free space')
  }
}
