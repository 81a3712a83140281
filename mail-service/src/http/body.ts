import { randomUUID } from 'node:crypto'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { limits } from '@virida/shared/enquiry'
import { StorageError } from '../outbox/outbox'
import { storageError } from '../outbox/storage-error'
import type { Budget } from './budget'
import type { AppContext } from './context'
import { Refusal } from './refusal'

/** Bytes that a body may hold in memory while it arrives. Enquiries without files are far below. */
const small = 256 * 1024

export type Pace = {
  /** Milliseconds without a byte. */
  idle: number
  /** Bytes a second on average, once `grace` milliseconds have passed. */
  slowest: number
  grace: number
}
export const pace: Pace = { idle: 10_000, slowest: 8 * 1024, grace: 20_000 }

export type BodySettings = {
  /** Folder for large bodies while they arrive: a video on a slow line takes minutes, and no memory. */
  uploads: string
  /** Bytes that may lie there at once. */
  budget: Budget
  pace: Pace
}

export type Body = {
  length: number
  /** Once. @param room Where a large body goes, which lies on the disk until then; a small one brings its own. */
  read: (room?: Buffer) => Promise<Buffer>
  /** Removes what is left of it. */
  discard: () => Promise<void>
}

export class AbortedError extends Error {
  override name = 'AbortedError'
  readonly code = 'aborted'
}

/**
 * Receives a request's body, at most as many bytes as an enquiry may have. A declared length is only a reason to
 * refuse early; what counts is what arrives.
 * @throws Refusal `too_large`, `timeout` or `busy`; AbortedError when the sender went away; StorageError.
 */
export async function receiveBody(c: AppContext, settings: BodySettings): Promise<Body> {
  const declared = Number(c.req.header('content-length') ?? limits.requestBytes)
  if (declared > limits.requestBytes) throw new Refusal('too_large', { limit: limits.requestBytes })
  const source =
    c.env?.incoming ?? (c.req.raw.body ? Readable.fromWeb(c.req.raw.body as never) : Readable.from([]))
  let upload = undefined as Upload | undefined
  // The room is taken when the body proves to be large, not when it claims to.
  const onLarge = async () => (upload = await Upload.begin(settings, declared || limits.requestBytes))
  try {
    const { chunks, length } = await collect(source, settings.pace, onLarge)
    const large = upload
    if (large) return { length, read: (room) => large.read(length, room), discard: () => large.discard() }
    return { length, read: () => Promise.resolve(Buffer.concat(chunks)), discard: () => Promise.resolve() }
  } catch (error) {
    await upload?.discard()
    throw error
  }
}

/**
 * A large body on its way. Its file has no name any more: whatever ends this process, nothing is left behind. Nothing
 * of it is flushed to the disk: it is not accepted yet.
 */
class Upload {
  private constructor(
    private readonly file: FileHandle,
    private readonly release: () => void,
  ) {}

  static async begin({ uploads, budget }: BodySettings, bytes: number) {
    const release = await budget.take(bytes)
    const path = join(uploads, randomUUID())
    try {
      const file = await open(path, 'wx+', 0o600)
      await unlink(path)
      return new Upload(file, release)
    } catch (error) {
      release()
      throw storageError(error, 'Receiving a large enquiry')
    }
  }

  async write(chunks: Buffer[]) {
    try {
      for (const chunk of chunks) await this.file.writeFile(chunk)
    } catch (error) {
      throw storageError(error, 'Receiving a large enquiry')
    }
  }

  async read(length: number, room: Buffer = Buffer.allocUnsafe(length)): Promise<Buffer> {
    const bytes = room.subarray(0, length)
    for (let at = 0; at < length;) {
      const { bytesRead } = await this.file.read(bytes, at, length - at, at)
      if (!bytesRead) throw new StorageError('fault', 'Reading a large enquiry')
      at += bytesRead
    }
    return bytes
  }

  async discard() {
    this.release()
    await this.file.close().catch(() => undefined)
  }
}

/** What stays below `small` comes back as chunks; everything beyond goes to the upload that `onLarge` makes. */
function collect(source: Readable, allowed: Pace, onLarge: () => Promise<Upload>) {
  return new Promise<{ chunks: Buffer[]; length: number }>((resolve, reject) => {
    let chunks: Buffer[] = []
    let held = 0
    let size = 0
    let upload: Upload | undefined
    let ended = false
    let moving: Promise<void> | undefined
    const begun = performance.now()
    const idle = setTimeout(() => end(new Refusal('timeout')), allowed.idle)

    /** Brings to the disk what has arrived; the sender waits meanwhile. */
    async function move() {
      source.pause()
      clearTimeout(idle)
      upload ??= await onLarge()
      const batch = chunks
      chunks = []
      held = 0
      await upload.write(batch)
      moving = undefined
      if (ended) return
      idle.refresh()
      source.resume()
    }
    const onData = (chunk: Uint8Array) => {
      chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
      held += chunk.length
      size += chunk.length
      idle.refresh()
      if (size > limits.requestBytes) return end(new Refusal('too_large', { limit: limits.requestBytes }))
      const seconds = (performance.now() - begun) / 1000
      if (seconds * 1000 > allowed.grace && size / seconds < allowed.slowest)
        return end(new Refusal('timeout'))
      if (held > small && !moving) {
        moving = move()
        moving.catch(end)
      }
    }
    const onEnd = () => {
      if (!upload && !moving) return end()
      const rest = (moving ?? Promise.resolve()).then(() => upload?.write(chunks))
      rest.then(() => end(), end)
    }
    const onGone = () => {
      if (!source.readableEnded) end(new AbortedError('Reading a request: the sender went away'))
    }
    function end(error?: unknown) {
      if (ended) return
      ended = true
      clearTimeout(idle)
      source.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone)
      if (error === undefined) return resolve({ chunks, length: size })
      source.pause()
      // Whatever else happens to it, it is no longer ours to report.
      source.on('error', () => undefined)
      const failed = error instanceof Error ? error : new Error('Reading a request', { cause: error })
      // An upload that is just being made or written must be there to be discarded.
      void (moving ?? Promise.resolve()).catch(() => undefined).then(() => reject(failed))
    }
    source.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone)
  })
}
