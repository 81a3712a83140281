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
  // A listener for each read: a promise that lives as long as the body would keep all chunks that were raced against it.
  const arriving = () =>
    new Promise<IteratorResult<Buffer, undefined>>((resolve, reject) => {
      const end = () => reject(ended?.reason as Error)
      if (ended?.aborted) return end()
      ended?.addEventListener('abort', end)
      const disconnected = (cause: unknown) =>
        reject(new AbortedError('Reading a request: the client disconnected', { cause }))
      void chunks
        .next()
        .then(resolve, disconnected)
        .finally(() => ended?.removeEventListener('abort', end))
    })
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
