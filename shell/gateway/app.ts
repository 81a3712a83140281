import { Hono } from 'hono'
import type { Context } from 'hono'
import { apps as allApps } from '@virida/shared/build/paths'
import type { MapSettings } from '@virida/shared/contract/public-settings'
import { publicFile, releaseFiles } from './assets'
import { chooseEncoding } from './encoded'
import { isFresh } from './fresh'
import { health } from './health'
import { LiveRegistry } from './live-registry'
import { mailProxy } from './mail-proxy'
import { Pages, type PageAnswer } from './pages'
import { ReleaseStore } from './release-store'
import { security } from './security'
import { robots, sitemap } from './sitemap'
import { unavailablePage } from './unavailable-page'

export type GatewayOptions = {
  releasesDir: string
  mailUrl: string
  trustProxy: boolean
  map?: MapSettings
  /** The apps that make the site, for its health. */
  apps?: readonly string[]
}

/** The server of the whole site, without a port: pages, files of releases, the way to the mail service. */
export function createGateway({ releasesDir, map, apps = allApps, ...mail }: GatewayOptions): Hono {
  const registry = new LiveRegistry(releasesDir)
  const store = new ReleaseStore(releasesDir)
  const pages = new Pages(registry, store, map ? { map } : undefined)

  const app = new Hono()
  app.use(security(map))
  app.get('/healthz', (c) => {
    const state = health(registry, store, apps)
    return c.json(state, state.ok ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  app.get('/robots.txt', (c) => c.text(robots))
  app.get('/sitemap.xml', (c) => c.body(sitemap(registry, store), 200, { 'Content-Type': 'application/xml' }))
  app.all('/api/*', mailProxy(mail))
  app.route('/r', releaseFiles(store))
  app.get('*', async (c) => {
    if (c.req.path.startsWith('/r/')) return c.notFound()
    return (await publicFile(c, registry, store)) ?? answer(c, await pages.at(new URL(c.req.url)))
  })
  app.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }))
  app.notFound((c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }))
  app.onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path}:`, error)
    return c.html(unavailablePage, 503, { 'Cache-Control': 'no-store', 'Retry-After': '10' })
  })
  return app
}

async function answer(c: Context, page: PageAnswer): Promise<Response> {
  if (page.kind === 'redirect') return c.redirect(page.location, 302)
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
  const headers: Record<string, string> = {
    'Content-Type': 'text/html; charset=utf-8',
    // A browser may keep the document and must ask whether it still holds; 304 costs no bytes.
    'Cache-Control': page.healthy ? 'no-cache' : 'no-store',
    ETag: page.etag,
    Vary: 'Accept-Encoding',
  }
  if (page.status === 200 && isFresh(c.req.header('If-None-Match'), page.etag))
    return c.body(null, 304, headers)
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  if (page.status === 503) headers['Retry-After'] = '10'
  return c.body(new Uint8Array(await page.body.as(encoding)), page.status as 200, headers)
}
