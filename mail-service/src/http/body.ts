import { Readable } from 'node:stream'
import { limits } from '@virida/shared/platform/enquiry/limits'
import { Refusal } from '../enquiry/refusal'
import type { AppContext } from './context'
import { Upload, type UploadSettings } from './upload'

/** How slowly a client may send a body. */
export type Pace = {
  /** Milliseconds to wait for the next chunk. */
  idleTimeout: number
  /** Bytes per second on average, checked after the client has had `grace` milliseconds. */
  slowest: number
  grace: number
}
export const defaultPace: Pace = { idleTimeout: 10_000, slowest: 8 * 1024, grace: 20_000 }

export type BodySettings = UploadSettings & { pace: Pace }

/** Thrown when the client disconnects before the body is complete. */
export class AbortedError extends Error {
  override name = 'AbortedError'
  readonly code = 'aborted'
}

/**
 * Receives the body of a request, at most `limits.requestBytes`. A request with a larger
 * Content-Length is refused at once; the limit also holds for the bytes that arrive.
 * @throws Refusal `too_large`, `timeout`, `busy` or `rate_limited`; AbortedError when the client disconnects;
 * StorageError when a large body cannot be written to the disk.
 */
export async function receiveBody(c: AppContext, settings: BodySettings): Promise<Upload> {
  const declared = Number(c.req.header('content-length') ?? limits.requestBytes)
  if (declared > limits.requestBytes) throw tooLarge()
  const upload = new Upload(settings)
  try {
    for await (const chunk of paced(bodyOf(c), settings.pace)) {
      if (upload.length + chunk.length > limits.requestBytes) throw tooLarge()
      await upload.add(chunk)
    }
    return upload
  } catch (error) {
    await upload.discard()
    throw error
  }
}

const tooLarge = () => new Refusal('too_large', { limit: limits.requestBytes })

function bodyOf(c: AppContext): Readable {
  if (c.env?.incoming) return c.env.incoming
  return c.req.raw.body ? Readable.fromWeb(c.req.raw.body as never) : Readable.from([])
}

/**
 * Yields the chunks of a stream and throws when they come too slowly. Only the time spent waiting for the client counts,
 * not the time that the consumer takes. The stream stays open after an error, because the response still has to be sent
 * over the same connection.
 */
async function* paced(source: Readable, pace: Pace): AsyncGenerator<Buffer> {
  const chunks = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>
  let received = 0
  let waited = 0
  try {
    for (;;) {
      const askedAt = performance.now()
      const next = await nextChunk(chunks, pace.idleTimeout)
      if (next.done) return
      waited += performance.now() - askedAt
      received += next.value.length
      if (waited > pace.grace && received / (waited / 1000) < pace.slowest) throw new Refusal('timeout')
      yield next.value
    }
  } finally {
    // Not awaited: after a timeout the iterator returns only when the client sends more or disconnects.
    chunks.return?.().catch(() => undefined)
  }
}

async function nextChunk(chunks: AsyncIterator<Buffer, undefined>, timeout: number) {
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal('timeout')), timeout)
  })
  const next = chunks.next().catch((cause: unknown) => {
    throw new AbortedError('Reading a request: the client disconnected', { cause })
  })
  try {
    return await Promise.race([next, tooSlow])
  } finally {
    clearTimeout(timer)
  }
}
