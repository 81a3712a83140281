import type { Readable } from 'node:stream'
import { Refusal } from '../enquiry/refusal'

/** How slowly a client may send a body. */
export type Pace = {
  /** Milliseconds to wait for the next chunk. */
  idleTimeout: number
  /** Bytes per second on average, checked after the client has had `grace` milliseconds. */
  slowest: number
  grace: number
}
export const defaultPace: Pace = { idleTimeout: 10_000, slowest: 8 * 1024, grace: 20_000 }

/** Thrown when the client disconnects before the body is complete. */
export class AbortedError extends Error {
  override name = 'AbortedError'
  readonly code = 'aborted'
}

/**
 * The wait for a client is counted in steps of this length, in ms. A step that takes longer counts as one step: this
 * program, or the whole machine with the gateway on it, was too busy to notice what the client has sent.
 */
const step = 100

/**
 * Yields the chunks of a stream and throws when they come too slowly. Only the time spent waiting for the client counts,
 * not the time that the consumer takes, nor the time in which this program is busy. The stream stays open after an error,
 * because the response still has to be sent over the same connection.
 * @throws Refusal `timeout`; AbortedError when the client disconnects.
 */
export async function* paced(source: Readable, pace: Pace): AsyncGenerator<Buffer> {
  const chunks = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>
  let received = 0
  let waited = 0
  try {
    for (;;) {
      const { next, ms } = await nextChunk(chunks, pace.idleTimeout)
      if (next.done) return
      waited += ms
      received += next.value.length
      if (waited > pace.grace && received / (waited / 1000) < pace.slowest) throw new Refusal('timeout')
      yield next.value
    }
  } finally {
    // Not awaited: after a timeout the iterator returns only when the client sends more or disconnects.
    chunks.return?.().catch(() => undefined)
  }
}

/** @returns The chunk, and how long the client has kept this program waiting for it, in ms. */
async function nextChunk(chunks: AsyncIterator<Buffer, undefined>, timeout: number) {
  let timer: NodeJS.Timeout | undefined
  let counted = 0
  let stepBeganAt = performance.now()
  const tooSlow = new Promise<never>((_resolve, reject) => {
    // An interval does not catch up: after a late step, the next one takes its full length again.
    timer = setInterval(() => {
      counted += step
      stepBeganAt = performance.now()
      if (counted >= timeout) reject(new Refusal('timeout'))
    }, step)
  })
  const arriving = chunks.next().catch((cause: unknown) => {
    throw new AbortedError('Reading a request: the client disconnected', { cause })
  })
  try {
    const next = await Promise.race([arriving, tooSlow])
    return { next, ms: counted + Math.min(step, performance.now() - stepBeganAt) }
  } finally {
    clearInterval(timer)
  }
}
