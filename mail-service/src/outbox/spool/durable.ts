import { open, rename, unlink, type FileHandle } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { StorageError } from '../outbox'
import { storageError } from '../storage-error'

/** The calls to the file system on which durability rests, so that a test can stand a failing disk in their place. */
export type Disk = { open: (path: string, flags: string, mode?: number) => Promise<FileHandle> }
export const realDisk: Disk = { open }

/**
 * Writes a file that is either whole and on the disk under its name, or not there at all.
 * @throws StorageError; what was begun is removed.
 */
export async function writeDurably(
  disk: Disk,
  tmp: string,
  target: string,
  parts: Buffer[],
  sync: DirectorySync,
) {
  const draft = join(tmp, basename(target))
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  let file: FileHandle | undefined
  try {
    file = await disk.open(draft, 'wx', 0o600)
    for (const part of parts) await file.writeFile(part)
    await file.datasync()
    // A full disk may cut a write short without an error.
    if ((await file.stat()).size !== size) throw new StorageError('full', 'Writing an enquiry')
    await file.close()
    file = undefined
    await rename(draft, target)
  } catch (error) {
    await file?.close().catch(() => undefined)
    await unlink(draft).catch(() => undefined)
    throw storageError(error, 'Writing an enquiry')
  }
  try {
    await sync.flush()
  } catch (error) {
    await unlink(target).catch(() => undefined)
    throw storageError(error, 'Writing the folder of an enquiry')
  }
}

/**
 * Brings a folder's entries to the disk. Callers that come while one flush runs share the next: it begins after
 * their entry was made, so it covers them all.
 */
export class DirectorySync {
  private running: Promise<void> | undefined
  private next: Promise<void> | undefined
  private handle: FileHandle | undefined

  constructor(
    private readonly disk: Disk,
    private readonly folder: string,
  ) {}

  flush(): Promise<void> {
    if (!this.running) return (this.running = this.sync().finally(() => (this.running = undefined)))
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = undefined
        return this.flush()
      })
    return this.next
  }

  private async sync() {
    // Windows has no folders to flush; its file system journals entries by itself.
    if (process.platform === 'win32') return
    this.handle ??= await this.disk.open(this.folder, 'r')
    await this.handle.sync()
  }

  async close() {
    await this.handle?.close()
  }
}
