import { open, rename, unlink, type FileHandle } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { StorageError, storageError } from '../storage-error'

/** The file system calls that durability depends on. A test replaces them to simulate a failing disk. */
export type Disk = {
  open: (path: string, flags: string, mode?: number) => Promise<FileHandle>
  unlink: (path: string) => Promise<void>
}
export const realDisk: Disk = { open, unlink }

/**
 * Writes a file so that after a crash it is either complete or not there: it is written and flushed under a temporary
 * name, renamed, and then its folder is flushed.
 * @param tmp Folder for the temporary file, on the same disk.
 * @throws StorageError. The file and the temporary file are removed then.
 */
export async function writeDurably(
  disk: Disk,
  tmp: string,
  target: string,
  parts: Buffer[],
  folder: DirectorySync,
) {
  const draft = join(tmp, basename(target))
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  let file: FileHandle | undefined
  try {
    file = await disk.open(draft, 'wx', 0o600)
    for (const part of parts) await file.writeFile(part)
    await file.datasync()
    // On a full disk a write can be cut short without an error.
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
    await folder.flush()
  } catch (error) {
    await unlink(target).catch(() => undefined)
    throw storageError(error, 'Flushing the folder of an enquiry')
  }
}

/** Deletes a file. It is not an error when the file is already gone. */
export async function unlinkIfPresent(disk: Disk, path: string) {
  await disk.unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}

/**
 * Flushes the entries of a folder to the disk. Callers that arrive while a flush runs share the next one. It starts after
 * their entries were made, so it includes all of them.
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
    // Windows cannot flush a folder. Its file system journals folder entries.
    if (process.platform === 'win32') return
    this.handle ??= await this.disk.open(this.folder, 'r')
    await this.handle.sync()
  }

  async close() {
    await this.handle?.close()
  }
}
