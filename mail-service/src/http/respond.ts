import type { ErrorHandler } from 'hono'
import { Refusal } from '../enquiry/refusal'
import { StorageError } from '../outbox/storage-error'
import { AbortedError } from './paced'
import type { AppEnv } from './context'

/** The headers of every response. */
export const responseHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** The response to a refused request. @param headers Additional response headers. */
export function refuse({ body, status, details }: Refusal, headers: Record<string, string> = {}): Response {
  const { retryAfter } = details
  const retry = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) }
  return Response.json(body, { status, headers: { ...responseHeaders, ...headers, ...retry } })
}

/** Turns a thrown error into a response. @param report Called with every error that the client did not cause. */
export function respondToErrors(report: (error: unknown) => void): ErrorHandler<AppEnv> {
  return (error) => {
    const refusal = toRefusal(error)
    if (refusal.status >= 500 && !(error instanceof Refusal)) report(error)
    return refuse(refusal)
  }
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof StorageError)
    return new Refusal(error.code === 'full' ? 'storage_full' : 'storage', { retryAfter: 30 })
  // The client has disconnected, so nobody reads this response.
  if (error instanceof AbortedError) return new Refusal('bad_request')
  return new Refusal('internal')
}
