import { Hono, type Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { apps as allApps, previewsAddress } from '@virida/shared/platform/paths'
import { sectionTablesAddress, withdrawnAddress } from '@virida/shared/platform/contract/composition'
import { knownSheetsCookie } from '@virida/shared/platform/contract/known-sheets'
import type { MapSettings } from '@virida/shared/platform/contract/public-settings'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { makeLog, type Log } from '@virida/shared/platform/log/log'
import { networksOf } from '@virida/shared/platform/http/client-networks'
import { noProxies, type TrustedProxies } from '@virida/shared/platform/http/visitor'
import { canRender, health } from './health'
import { clientOf, isEncrypted, watchVisitors } from './http/client'
import { isReadable, oneAddress } from './http/one-address'
import { chooseEncoding } from './http/encoded'
import { isFresh } from './http/fresh'
import { forOneBrowser } from './http/for-one-browser'
import { mailProxy } from './mail-proxy'
import { formFor } from './pages/document-forms'
import type { PageAnswer } from './pages/page-answer'
import { Pages } from './pages/pages'
import { robots, sitemap } from './pages/sitemap'
import { TooManyRendersError } from './pages/render-queue'
import { unavailablePage } from './pages/unavailable-page'
import { previewKey as keptKey } from './previews/preview-key'
import { Previews } from './previews/previews'
import { releaseFiles, sendPublicFile } from './releases/assets'
import { LiveRegistry } from './releases/live-registry'
import { PreparedRegistry } from './releases/prepared-registry'
import { ReleaseStore } from './releases/release-store'
import { sectionTableFiles } from './releases/section-tables'
import { withdrawn } from './releases/withdrawn'
import type { Snapshot } from './releases/snapshot'
import { prepareProcesses } from './rendering/prepare-processes'
import type { RenderProcesses } from './rendering/render-processes'
import { policyReports } from './policy-reports'
import { reportPath, security } from './security'

type GatewayOptions = {
  releasesDir: string
  mailUrl: string
  /** The processes that render, which the caller stops. */
  processes: RenderProcesses
  /** Proxies in front of the gateway, whose `X-Forwarded-*` headers are used. */
  trustedProxies?: TrustedProxies
  log?: Log
  /** Signs the cookies of previews. By default one is kept in the releases folder. */
  previewKey?: string
  /** Time in ms that the mail service may be silent. */
  mailTimeout?: number
  map?: MapSettings
  /** Names of all apps of the site. */
  apps?: readonly string[]
  /** Follows the store that several machines share. The health report names its problem. */
  follower?: { problem: Error | undefined }
  /** Whether a stop signal has arrived. Requests are still answered, but a load balancer must send no more. */
  isStopping?: () => boolean
}

/** Ms that a health report is reused, because making one looks at every file of the live releases. */
const healthLifetime = 1000

/** Creates the server of the site, without a port: pages, files of releases, and the proxy to the mail service. */
export function createGateway(options: GatewayOptions): Hono {
  const {
    releasesDir,
    mailUrl,
    previewKey,
    trustedProxies = noProxies,
    log: lines = makeLog('info'),
    mailTimeout,
    map,
    apps = allApps,
    follower,
    processes,
    isStopping = () => false,
  } = options
  const store = new ReleaseStore(releasesDir)
  const log = new FaultLog(lines)
  const registry = new LiveRegistry(store, log)
  const pages = new Pages(store, log, processes, map)
  const prepared = new PreparedRegistry(registry, (snapshot) => prepareProcesses(snapshot, store, processes))
  const previews = new Previews({
    registry,
    store,
    key: () => previewKey ?? keptKey(releasesDir, log),
    isSecure: (c) => isEncrypted(c, trustedProxies),
  })
  let report: { madeAt: number; state: ReturnType<typeof health> } | undefined
  const currentHealth = () => {
    if (!report || Date.now() - report.madeAt >= healthLifetime) {
      report = { madeAt: Date.now(), state: health({ registry, store, processes, expected: apps, follower }) }
    }
    return report.state
  }

  const answerWith = async (snapshot: Snapshot, c: Context, url: URL) => {
    const file = snapshot.publicFiles.get(c.req.path)
    if (file) return sendPublicFile(c, file)
    const address = oneAddress(url.pathname)
    // Unknown paths are not redirected: they show the home page in upper and lower case.
    if (address && snapshot.ownerOf(address)?.isFallback === false)
      return c.redirect(address + url.search, 308)
    return sendPage(c, await pages.at(url, snapshot, networksOf(clientOf(c, trustedProxies))))
  }

  const app = new Hono()
  app.use(security(map))
  app.use(watchVisitors(trustedProxies, log))
  app.use(async (c, next) => {
    await next()
    // Tell clients to close their connections: one that is still open when the program ends is cut, possibly during a
    // request.
    if (isStopping()) c.header('Connection', 'close')
  })
  app.get('/livez', (c) => c.json({ ok: true }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const isReady = !isStopping() && (await canRender(registry, store, processes))
    return c.json({ ok: isReady }, isReady ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  app.on('GET', ['/healthz', '/healthz/composition'], async (c) => {
    const state = await currentHealth()
    return c.json(state, state.ok ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  // Other addresses below these answer 404, so that monitoring does not take the home page for an answer.
  for (const own of ['/livez', '/readyz', '/healthz', '/metrics']) app.get(`${own}/*`, (c) => c.notFound())
  app.get('/robots.txt', (c) => c.text(robots))
  app.get('/sitemap.xml', (c) =>
    c.body(sitemap(registry.snapshot().registry, store), 200, { 'Content-Type': 'application/xml' }),
  )
  app.all('/api/*', mailProxy({ log, mailUrl, trustedProxies, timeout: mailTimeout }))
  app.route(
    reportPath,
    policyReports(registry, log, (c) => clientOf(c, trustedProxies)),
  )
  // A tab that loads again because of this answer must get pages without the withdrawn release.
  app.get(withdrawnAddress, async (c) =>
    c.json(withdrawn((await prepared.current()).registry), 200, { 'Cache-Control': 'no-store' }),
  )
  app.route(sectionTablesAddress, sectionTableFiles(registry.tables))
  app.route('/r', releaseFiles(store))
  app.route(previewsAddress, previews.routes())
  app.get('*', async (c) => {
    const url = new URL(c.req.url)
    if (!isReadable(url.pathname)) return c.text('Bad request', 400, { 'Cache-Control': 'no-store' })
    if (c.req.path.startsWith('/r/')) return c.notFound()
    const live = await prepared.current()
    const snapshot = await previews.snapshotFor(c, live)
    const answer = await answerWith(snapshot, c, url)
    return forOneBrowser(answer, { isPreview: snapshot !== live })
  })
  app.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }))
  app.notFound((c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }))
  app.onError((error, c) => {
    if (error instanceof TooManyRendersError)
      return c.html(unavailablePage, 503, { 'Cache-Control': 'no-store', 'Retry-After': '1' })
    log.report('A request cannot be answered', { error })
    return c.html(unavailablePage, 503, { 'Cache-Control': 'no-store', 'Retry-After': '10' })
  })
  return app
}

async function sendPage(c: Context, page: PageAnswer): Promise<Response> {
  if (page.kind === 'redirect') return c.redirect(page.location, 302)
  const form = formFor(page.forms, {
    knownSheets: getCookie(c, knownSheetsCookie),
    ifNoneMatch: c.req.header('If-None-Match'),
  })
  c.set('documentPolicy', { ...page.policy, styles: form.styles })
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
  const headers: Record<string, string> = {
    'Content-Type': 'text/html; charset=utf-8',
    // A browser may cache a healthy document but must revalidate it. For an unchanged one the answer is 304.
    'Cache-Control': page.healthy ? 'no-cache' : 'no-store',
    ETag: form.etag,
    Vary: 'Accept-Encoding, Cookie',
  }
  if (page.status === 200 && isFresh(c.req.header('If-None-Match'), form.etag))
    return c.body(null, 304, headers)
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  if (page.status === 503) headers['Retry-After'] = '10'
  return c.body(new Uint8Array(await form.body.as(encoding)), page.status as 200, headers)
}
