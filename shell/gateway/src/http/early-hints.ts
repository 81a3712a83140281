import { Http2ServerResponse } from 'node:http2'
import type { Context } from 'hono'
import { bindingsOf } from './client'

/**
 * Sends early hints (103, RFC 8297) before the answer, so that a browser requests files while the page is rendered.
 * Browsers use them for navigations by HTTP/2 only.
 * @param links Makes the values of the `Link` header.
 */
export function sendEarlyHints(c: Context, links: () => readonly string[]): void {
  const { outgoing } = bindingsOf(c)
  const isNavigation = c.req.method === 'GET' && c.req.header('Sec-Fetch-Mode') === 'navigate'
  if (!isNavigation || !(outgoing instanceof Http2ServerResponse)) return
  // Node would throw for a request that was taken back.
  if (!outgoing.stream.closed) outgoing.writeEarlyHints({ link: [...links()] })
}
