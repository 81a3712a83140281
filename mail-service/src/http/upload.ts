import { randomUUID } from 'node:crypto'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { StorageError, storageError } from '../outbox/storage-error'
import type { Budget } from './budget'

/** Bytes of a body that are kept in memory while it arrives. Enquiries without files are far smaller. */
const memoryBytes = 256 * 1024

export type UploadSettings = {
  /** Folder for large bodies while they arrive. A video over a slow connection takes minutes but no memory. */
  uploads: string
  /** Limits how many bytes lie in the folder at the same time. They are counted as they arrive. */
  budget: Budget
  /** Reserves one of the client's uploads. @throws Refusal when the client has too many. */
  takeSlot: () => () => void
}

/**
 * A request body while it arrives: small bodies stay in memory, large ones go to a temporary file. The file is unlinked
 * as soon as it is open, so the system removes it even when this process is killed. It is not flushed to the disk,
 * because the enquiry has not been accepted yet.
 */
export class Upload {
  length = 0
  private buffered: Buffer[] = []
  private bufferedBytes = 0
  private file: FileHandle | undefined
  private freeSlot: (() => void) | undefined
  private readonly reserved: (() => void)[] = []
  private readonly ending = new AbortController()
  private readonly holder = { end: (error: Error) => this.ending.abort(error) }

  /** Aborted, with the error as its reason, when others need the space that this slow upload holds. */
  readonly ended = this.ending.signal

  constructor(private readonly settings: UploadSettings) {}

  /**
   * @throws Refusal `busy` when the budget has no space for a large body, `rate_limited` when the client sends too many;
   * StorageError when the disk fails.
   */
  async add(chunk: Buffer) {
    this.length += chunk.length
    this.buffered.push(chunk)
    this.bufferedBytes += chunk.length
    if (this.bufferedBytes > memoryBytes) await this.flush()
  }

  /** @param target Where a large body is put, to reuse memory. A small body is returned in a buffer of its own. */
  async read(target?: Buffer): Promise<Buffer> {
    const rest = Buffer.concat(this.buffered)
    if (!this.file) return rest
    const bytes = (target ?? Buffer.allocUnsafe(this.length)).subarray(0, this.length)
    const inFile = this.length - rest.length
    for (let at = 0; at < inFile;) {
      const { bytesRead } = await this.file.read(bytes, at, inFile - at, at)
      if (!bytesRead) throw new StorageError('fault', 'Reading a large enquiry')
      at += bytesRead
    }
    // The end of the body stays in memory: a complete upload that waits for space would block those that wait for it.
    rest.copy(bytes, inFile)
    return bytes
  }

  /** All bytes have arrived, so the upload is not ended anymore for being slow. */
  complete() {
    this.settings.budget.release(this.holder)
  }

  /** Frees the disk space, the budget and the client's slot. */
  async discard() {
    this.complete()
    this.freeSlot?.()
    for (const free of this.reserved) free()
    await this.file?.close().catch(() => undefined)
  }

  private async flush() {
    this.freeSlot ??= this.settings.takeSlot()
    this.reserved.push(await this.settings.budget.take(this.bufferedBytes, this.holder))
    try {
      this.file ??= await this.openFile()
      for (const chunk of this.buffered) await this.file.writeFile(chunk)
    } catch (error) {
      throw storageError(error, 'Receiving a large enquiry')
    }
    this.buffered = []
    this.bufferedBytes = 0
  }

  private async openFile() {
    const path = join(this.settings.uploads, randomUUID())
    const file = await open(path, 'wx+', 0o600)
    await unlink(path)
    return file
  }
}
