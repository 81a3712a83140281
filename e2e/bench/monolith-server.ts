import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { LoadRoutes } from '../../shell/src/router/page-data'
import type * as ShellServer from '../../shell/src/server'
import { releaseFiles } from '../../shell/gateway/assets'
import { renderDocument } from '../../shell/gateway/document'
import { chooseEncoding, Encoded } from '../../shell/gateway/encoded'
import { LiveRegistry } from '../../shell/gateway/live-registry'
import { ReleaseStore } from '../../shell/gateway/release-store'
import { security } from '../../shell/gateway/security'

type MonolithServer = typeof ShellServer & { loadRoutes: LoadRoutes }

/** Serves the monolith as the gateway serves the composed site: same documents, headers, compression, cache. */
export function createMonolith(releasesDir: string, version: string): Hono {
  const store = new ReleaseStore(releasesDir)
  const registry = new LiveRegistry(releasesDir)
  const { manifest } = store.release('monolith', version)
  const server = store.server('monolith', version) as MonolithServer
  const kept = new Map<string, { body: Encoded; etag: string }>()

  async function documentAt(url: URL) {
    const known = kept.get(url.pathname)
    if (known) return known
    const { composition } = registry.snapshot()
    const page = await server.renderPage(url, composition, server.loadRoutes)
    if (page.kind !== 'page' || page.error) throw new Error(`The monolith cannot show ${url.pathname}`)
    const owner = composition.sections.find(({ name }) => name === page.owner?.section)
    const { manifest: section } = store.release(owner?.name ?? '', owner?.version ?? '')
    const chunk = section.routes.find(({ path }) => path === page.owner?.pattern)?.chunk ?? ''
    const html = renderDocument({
      page,
      shell: manifest,
      data: { composition },
      // There is no container to load: the page's own chunk stands in its place.
      section: { manifest: { ...manifest, entry: manifest.chunks[chunk]?.js[0] ?? '' }, chunk },
    })
    const made = {
      body: new Encoded(Buffer.from(html)),
      etag: createHash('sha256').update(html).digest('base64url'),
    }
    kept.set(url.pathname, made)
    return made
  }

  return new Hono()
    .use(security())
    .route('/r', releaseFiles(store))
    .get('*', async (c) => {
      const { body, etag } = await documentAt(new URL(c.req.url))
      const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
      const headers = {
        'Content-Type': 'text/html; charset=utf-8',
        ETag: `"${etag}"`,
        Vary: 'Accept-Encoding',
        'Cache-Control': 'no-cache',
      }
      const bytes = new Uint8Array(await body.as(encoding))
      return c.body(
        bytes,
        200,
        encoding === 'identity' ? headers : { ...headers, 'Content-Encoding': encoding },
      )
    })
}
