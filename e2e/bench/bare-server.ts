import { Hono } from 'hono'
import { chooseEncoding, Encoded } from '../../shell/gateway/src/http/encoded'

/** What makes a browser load and run scripts. */
const scripts = /<script type="module"[^>]*><\/script>\n|<link rel="modulepreload"[^>]*>\n/g

/** Serves the documents of a site without scripts: the least that a browser has to do for the same page. */
export function createBare(site: Hono): Hono {
  const documents = new Map<string, Encoded>()

  return new Hono().get('*', async (c) => {
    const isFile = c.req.path.startsWith('/r/')
    if (isFile) return site.fetch(c.req.raw, c.env)
    const answer = await site.request(c.req.url)
    const document =
      documents.get(c.req.path) ?? new Encoded([Buffer.from((await answer.text()).replaceAll(scripts, ''))])
    documents.set(c.req.path, document)
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
    const headers = new Headers(answer.headers)
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
    return c.newResponse(
      new Uint8Array(await document.as(encoding)),
      answer.status as 200,
      Object.fromEntries(headers),
    )
  })
}
