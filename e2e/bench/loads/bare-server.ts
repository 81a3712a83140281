import { Hono } from 'hono'
import { chooseEncoding, Encoded } from '../../../shell/gateway/src/http/encoded'

/** Elements that load or contain a program. Structured data and the page's data are scripts that do not run; they stay. */
const programs = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

/**
 * Serves the documents of a site without their programs: what the same HTML, styles, fonts and pictures cost alone. It is
 * the limit that a site which hydrates can come close to.
 */
export function createBareSite(site: Hono): Hono {
  const documents = new Map<string, { body: Encoded; headers: Headers }>()
  return new Hono().get('*', async (c) => {
    const { pathname } = new URL(c.req.url)
    if (pathname.includes('.') || pathname.startsWith('/r/')) return site.fetch(c.req.raw, c.env)
    let document = documents.get(pathname)
    if (!document) {
      // Without cookies and compression, as the site answers a first visit.
      const answer = await site.fetch(new Request(c.req.url), c.env)
      const html = await answer.text()
      if (answer.status !== 200 || !html.includes('<style'))
        throw new Error(`Cannot make ${pathname} without programs: it answers ${answer.status}`)
      const headers = new Headers(answer.headers)
      headers.delete('Content-Encoding')
      document = { body: new Encoded([Buffer.from(html.replace(programs, ''))]), headers }
      documents.set(pathname, document)
    }
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
    const headers = new Headers(document.headers)
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
    return new Response(new Uint8Array(await document.body.as(encoding)), { headers })
  })
}
