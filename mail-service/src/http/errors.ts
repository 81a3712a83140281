import type { ErrorHandler } from 'hono'
import { StorageError } from '../outbox/outbox'
import { AbortedError } from './body'
import type { AppEnv } from './context'
import { Refusal } from './refusal'

/** Turns what was thrown into an answer. @param report Told of everything that is not the sender's mistake. */
export function answerErrors(report: (error: unknown) => void): ErrorHandler<AppEnv> {
  return (error) => {
    const refusal = asRefusal(error)
    if (refusal.status >= 500 && !(error instanceof Refusal)) report(error)
    return refusal.toResponse()
  }
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof StorageError)
    return new Refusal(error.code === 'full' ? 'storage_full' : 'storage', { retryAfter: 30 })
  // Nobody is there to read the answer.
  if (error instanceof AbortedError) return new Refusal('bad_request')
  return new Refusal('internal')
}
