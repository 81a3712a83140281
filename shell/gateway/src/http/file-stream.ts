import { open, type FileHandle } from 'node:fs/promises'

/** Bytes that are read at a time; a slow client holds one chunk in memory, however large the file is. */
const chunkSize = 64 * 1024

/** The bytes of a file that an answer sends: both ends are included, counted from 0. */
export type ByteRange = { start: number; end: number }

/** A file whose sending breaks off. Its message may be sent to the client, so it names no path. */
export class FileReadError extends Error {
  override name = 'FileReadError'
  constructor(
    readonly file: string,
    readonly code: 'file_unreadable' | 'file_shortened',
    cause?: unknown,
  ) {
    super('The file cannot be read', { cause })
  }
}

/** Runs the reading of a piece when it is its turn, unless it is canceled by then. */
export type InTurn = (read: () => Promise<void>, isCanceled: () => boolean) => Promise<void>

/**
 * Reads a part of a file as the client takes it. The file is opened at the first read and closed at the end, or when
 * the client goes away, so an answer that is never sent holds no file descriptor.
 */
export function fileStream(
  file: string,
  { start, end }: ByteRange,
  inTurn: InTurn = (read) => read(),
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let handle: FileHandle | undefined
  let position = start
  let isCanceled = false
  const close = async () => {
    await handle?.close()
    handle = undefined
  }
  const readPiece = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    try {
      handle ??= await open(file)
      const wanted = Math.min(chunkSize, end - position + 1)
      const { bytesRead, buffer } = await handle.read(new Uint8Array(wanted), 0, wanted, position)
      if (bytesRead === 0) throw new FileReadError(file, 'file_shortened')
      position += bytesRead
      controller.enqueue(buffer.subarray(0, bytesRead))
      if (position <= end) return
      await close()
      controller.close()
    } catch (error) {
      await close()
      throw error instanceof FileReadError ? error : new FileReadError(file, 'file_unreadable', error)
    }
  }
  return new ReadableStream(
    {
      pull: (controller) =>
        inTurn(
          () => readPiece(controller),
          () => isCanceled,
        ),
      cancel: async () => {
        isCanceled = true
        await close()
      },
    },
    { highWaterMark: 0 },
  )
}
