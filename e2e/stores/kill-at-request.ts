import { subscribe } from 'node:diagnostics_channel'
import pg from 'pg'

/** When a publisher is killed: before it sends a request to the store, after it has sent it, or when the answer arrives. */
export type Moment = 'before' | 'sent' | 'answered'

/**
 * Makes this process kill itself with SIGKILL at one request to a store.
 * @param wanted Number of this request, from 1.
 * @returns The requests so far: method and path of those to a bucket, text of those to PostgreSQL.
 */
export function killAtRequest(moment: Moment, wanted: number): readonly string[] {
  const requests: string[] = []
  const reach = (reached: Moment, number: number) => {
    if (reached === moment && number === wanted) process.kill(process.pid, 'SIGKILL')
  }
  /** @returns Number of the request. */
  const begin = (request: string) => {
    const number = requests.push(request)
    reach('before', number)
    return number
  }

  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    const number = begin(`${init?.method ?? 'GET'} ${pathname}${search}`)
    const answer = await fetch(input, init)
    reach('answered', number)
    return answer
  }
  subscribe('undici:request:bodySent', (message) => {
    const { method, path } = (message as { request: { method: string; path: string } }).request
    reach('sent', requests.lastIndexOf(`${method} ${path}`) + 1)
  })

  const client = pg.Client.prototype as unknown as Record<string, (...args: unknown[]) => unknown>
  for (const name of ['connect', 'query']) {
    const send = client[name]
    // The pool calls both with a callback.
    client[name] = function (...args) {
      const done = args.pop() as (...results: unknown[]) => void
      const number = begin(name === 'connect' ? 'connect' : String(args[0]))
      setImmediate(() => reach('sent', number))
      return send?.call(this, ...args, (...results: unknown[]) => {
        reach('answered', number)
        done(...results)
      })
    }
  }
  return requests
}
