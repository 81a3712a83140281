import type { Readable } from 'node:stream'
import { PaceMeter, type Pace } from '@virida/shared/platform/http/pace'
import { Refusal } from '../enquiry/refusal'

export const defaultPace: Pace = { idleTimeout: 10_000, slowest: 8 * 1024, grace: 20_000 }

/** Thrown when the client disconnects before the body is complete. */
export class AbortedError extends Error {
  override name = 'AbortedError'
  readonly code = 'aborted'
}

/**
 * Yields the chunks of a stream and throws when they come too slowly. The stream stays open after an error, because the
 * response still has to be sent over the same connection.
 * @param ended When it is aborted, its reason is thrown.
 * @throws Refusal `timeout`; AbortedError when the client disconnects.
 */
export async function* paced(source: Readable, pace: Pace, ended?: AbortSignal): AsyncGenerator<Buffer> {
  const chunks = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>
  const meter = new PaceMeter(pace, () => new Refusal('timeout'))
  const end = new Promise<never>((_resolve, reject) =>
    ended?.addEventListener('abort', () => reject(ended.reason as Error)),
  )
  // Without this, an end while nothing is awaited would be an unhandled error.
  end.catch(() => undefined)
  const arriving = () =>
    Promise.race([
      end,
      chunks.next().catch((cause: unknown) => {
        throw new AbortedError('Reading a request: the client disconnected', { cause })
      }),
    ])
  try {
    for (;;) {
      const next = await meter.next(arriving())
      if (next.done) return
      yield next.value
    }
  } finally {
    // Not awaited: after a timeout the iterator returns only when the client sends more or disconnects.
    chunks.return?.().catch(() => undefined)
  }
}
