import { Hono, type Context } from 'hono'
import { getCookie } from 'hono/cookie'
import {
  apps as allApps,
  compositionAddress,
  previewsAddress,
  publishAddress,
} from '@virida/shared/platform/paths'
import { abortCanary } from '@virida/shared/platform/release/canary'
import { sectionTablesAddress, withdrawnAddress } from '@virida/shared/platform/contract/composition'
import { pageReportsAddress } from '@virida/shared/platform/contract/page-report'
import { knownSheetsCookie } from '@virida/shared/platform/contract/known-sheets'
import type { MapSettings } from '@virida/shared/platform/contract/public-settings'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { makeLog, type Log } from '@virida/shared/platform/log/log'
import type { PinnedKeys } from '@virida/shared/platform/release/ownership/ownership'
import { isKept } from '@virida/shared/platform/release/registry/registry-schema'
import type { RegistryStore } from '@virida/shared/platform/release/stores/registry-store'
import { networksOf } from '@virida/shared/platform/http/client-networks'
import { isReadable, oneAddress } from '@virida/shared/platform/http/one-address'
import { noProxies, type TrustedProxies } from '@virida/shared/platform/http/visitor'
import { AppStates } from './app-states'
import { composition } from './composition/composition'
import { development, developmentScript } from './development/development'
import { canRender, health } from './health'
import type { Arrivals } from './http/arrivals'
import type { InTurn } from './http/file-stream'
import { FileTurns } from './http/file-turns'
import { clientOf, isEncrypted, isHttp2, watchVisitors } from './http/client'
import { sendEarlyHints } from './http/early-hints'
import { chooseEncoding } from './http/encoded'
import { isFresh } from './http/fresh'
import { forOneBrowser } from './http/for-one-browser'
import { Canaries } from './canaries/canaries'
import { CanaryBudget } from './canaries/canary-budget'
import { defaultBudget, type ErrorBudget } from './canaries/error-budget'
import { refuseServiceWorkers } from './http/service-workers'
import { briefSharedCacheHeaders, sharedCacheHeaders } from './http/shared-caches'
import { mailProxy } from './mail-proxy'
import { formFor } from './pages/document-forms'
import type { PageAnswer } from './pages/page-answer'
import { Pages } from './pages/pages'
import { robots, robotsAddress, sitemap, sitemapAddress } from './pages/sitemap'
import { TooManyRendersError } from './pages/render-queue'
import { unavailablePage } from './pages/unavailable-page'
import { previewKey as keptKey } from './previews/preview-key'
import { Previews } from './previews/previews'
import { releaseFiles, sendPublicFile } from './releases/assets'
import { LiveRegistry } from './releases/live-registry'
import { NextReleases } from './releases/next-releases'
import { PinnedSnapshots } from './releases/pinned-snapshots'
import { PreparedRegistry } from './releases/prepared-registry'
import { ReleaseStore } from './releases/release-store'
import { sectionTableFiles } from './releases/section-tables'
import { withdrawn } from './releases/withdrawn'
import type { Snapshot } from './releases/snapshot'
import { loadSections, prepareProcesses } from './rendering/prepare-processes'
import type { RenderProcesses } from './rendering/render-processes'
import { reused } from './reused'
import { makeMetrics } from './reports/metrics'
import { metricsRoute } from './reports/metrics-route'
import { Observer } from './reports/observer'
import { policyReports } from './policy-reports'
import { publishing, usualGate } from './publishing/publishing'
import { reportPath, security } from './security'
import { notePage, traceRequests } from './tracing/trace-requests'
import { noTracing, type Tracing } from './tracing/tracing'

type GatewayOptions = {
  /** The connections that arrive at the server of the gateway. */
  arrivals?: Arrivals
  releasesDir: string
  mailUrl: string
  /** The processes that render, which the caller stops. */
  processes: RenderProcesses
  /** Proxies in front of the gateway, whose `X-Forwarded-*` headers are used. */
  trustedProxies?: TrustedProxies
  log?: Log
  /** Signs the cookies of previews. By default one is kept in the releases folder. */
  previewKey?: string
  /** Public keys of apps. They count instead of those in the registry. */
  releaseKeys?: PinnedKeys
  /** Tokens by app with which teams publish over the network. */
  publishTokens?: Readonly<Record<string, readonly string[]>>
  /** Token of the page of what is live. Without one the page does not exist. */
  compositionToken?: string
  /** Where changes of the registry are stored: publications, and canaries that the gateway aborts. The releases folder by default. */
  registryStore?: RegistryStore
  errorBudget?: ErrorBudget
  /** Whether a share of the browsers gets the releases of canaries; by default it does. An export has the live releases only. */
  showsCanaries?: boolean
  /** With it, whoever sends it may read the metrics; without it, programs on this machine may. */
  metricsToken?: string
  /** Time in ms that the mail service may be silent. */
  mailTimeout?: number
  map?: MapSettings
  /** Names of all apps of the site. */
  apps?: readonly string[]
  /** Follows the store that several machines share. The health report names its problem. */
  follower?: { problem: Error | undefined }
  /** Pages load again after each build of `npm run dev`, and show its errors. */
  isDevelopment?: boolean
  /** Whether a stop signal has arrived. Requests are still answered, but a load balancer must send no more. */
  isStopping?: () => boolean
  /** Records how long the parts of a request take. */
  tracing?: Tracing
}

/** Ms that a report of the health or of the apps is reused, because making one looks at every file of the live releases. */
const healthLifetime = 1000

/** Creates the server of the site, without a port: pages, files of releases, and the proxy to the mail service. */
export function createGateway(options: GatewayOptions): Hono {
  const {
    releasesDir,
    mailUrl,
    previewKey,
    releaseKeys,
    publishTokens,
    registryStore,
    errorBudget = defaultBudget,
    metricsToken,
    compositionToken,
    trustedProxies = noProxies,
    log: lines = makeLog('info'),
    mailTimeout,
    map,
    apps = allApps,
    follower,
    processes,
    showsCanaries = true,
    isDevelopment = false,
    isStopping = () => false,
    tracing = noTracing,
  } = options
  const store = new ReleaseStore(releasesDir, releaseKeys)
  const log = new FaultLog(lines)
  const registry = new LiveRegistry(store, log)
  const pages = new Pages(store, log, processes, map, isDevelopment ? developmentScript : '', tracing)
  const pinned = new PinnedSnapshots(store)
  const isSecure = (c: Context) => isEncrypted(c, trustedProxies)
  const canaries = new Canaries({ pinned, isSecure })
  const metrics = makeMetrics()
  const observer = new Observer({
    ...{ registry, canaries, metrics, clientOf: (c) => clientOf(c, trustedProxies) },
    budget: new CanaryBudget({
      budget: errorBudget,
      log,
      abort: ({ app: name, salt }, note) =>
        abortCanary(releasesDir, name, {
          ...{ who: 'gateway', note, salt },
          ...(registryStore ? { store: registryStore } : {}),
        }),
    }),
  })
  const prepared = new PreparedRegistry(registry, (live, shown) =>
    prepareProcesses([live, ...canaries.snapshots(live)], store, processes, shown?.composition),
  )
  const next = new NextReleases(releasesDir, releaseKeys, log, (composition, nextStore) =>
    loadSections(composition, nextStore, processes),
  )
  const key = () => previewKey ?? keptKey(releasesDir, log)
  const previews = new Previews({ registry, store, pinned, key, isSecure })
  const currentHealth = reused(healthLifetime, () =>
    health({ registry, store, processes, expected: apps, follower, faults: pages.faults }),
  )
  const appStates = new AppStates({ registry, store, processes }, currentHealth)
  const states = { all: reused(healthLifetime, () => appStates.all()) }

  const fileTurns = new FileTurns(options.arrivals)
  const inTurnOf = (c: Context): InTurn => {
    const client = networksOf(clientOf(c, trustedProxies))
    return (read, isCanceled) => fileTurns.run(client, read, isCanceled)
  }
  const answerWith = async (snapshot: Snapshot, c: Context, url: URL) => {
    const file = snapshot.publicFiles.get(c.req.path)
    if (file) return sendPublicFile(c, file, inTurnOf(c))
    const address = oneAddress(url.pathname)
    // Unknown paths are not redirected: they show the home page in upper and lower case.
    if (address && snapshot.ownerOf(address)?.isFallback === false)
      return moved(c, address + url.search, 308, briefSharedCacheHeaders)
    const client = networksOf(clientOf(c, trustedProxies))
    const page = await pages.at(url, snapshot, client, (links) => sendEarlyHints(c, links))
    const owner = snapshot.ownerOf(url.pathname)
    notePage(c, owner)
    observer.countDocument(c, snapshot, owner, page)
    return sendPage(
      c,
      page,
      snapshot.addresses.has(url.pathname) ? sharedCacheHeaders : briefSharedCacheHeaders,
    )
  }

  const compositionFor = async (c: Context) => {
    const live = await prepared.current()
    next.look(live.registry)
    const preview = await previews.snapshotFor(c, live)
    const shown = preview ?? (showsCanaries ? canaries.snapshotFor(c, live) : live)
    const varies = showsCanaries && live.registry.canaries.length > 0
    return { shown, forBrowser: { isPreview: preview !== undefined, varies } }
  }

  const app = new Hono()
  app.use(traceRequests(tracing))
  app.use(security(map))
  // The server lets hosts pass that no URL can have, such as `256.1.1.1`.
  app.use((c, next) => (URL.canParse(c.req.url) ? next() : Promise.resolve(badRequest(c))))
  app.use(watchVisitors(trustedProxies, log))
  app.use(refuseServiceWorkers)
  app.use(async (c, next) => {
    await next()
    // Tell clients to close their connections: one that is still open when the program ends is cut, possibly during a
    // request. The server tells those of HTTP/2, which has no such header.
    if (isStopping() && !isHttp2(c)) c.header('Connection', 'close')
  })
  app.get('/livez', (c) => c.json({ ok: true }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const isReady = !isStopping() && (await canRender(registry, store, processes))
    return c.json({ ok: isReady }, isReady ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  app.get('/healthz', async (c) => {
    const state = await currentHealth()
    return c.json(state, state.ok ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  app.get(
    '/metrics',
    metricsRoute(metrics, metricsToken, (c) => networksOf(clientOf(c, trustedProxies))),
  )
  app.get('/healthz/composition', async (c) => {
    const found = await states.all()
    const ok = Object.values(found).length > 0 && Object.values(found).every(({ state }) => state === 'ok')
    return c.json({ ok, apps: found }, ok ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  // Other addresses below these answer 404, so that monitoring does not take the home page for an answer.
  for (const own of ['/livez', '/readyz', '/healthz', '/metrics']) app.get(`${own}/*`, (c) => c.notFound())
  if (isDevelopment) app.route('/', development(releasesDir))
  app.get(robotsAddress, (c) => c.text(robots, 200, sharedCacheHeaders))
  app.get(sitemapAddress, (c) =>
    c.body(sitemap(registry.snapshot().registry, store), 200, {
      'Content-Type': 'application/xml',
      ...sharedCacheHeaders,
    }),
  )
  app.all('/api/*', mailProxy({ log, mailUrl, trustedProxies, timeout: mailTimeout }))
  app.route(
    reportPath,
    policyReports(registry, log, (c) => clientOf(c, trustedProxies)),
  )
  app.route(pageReportsAddress, observer.routes())
  // A tab that loads again because of this answer must get pages without the withdrawn release.
  app.get(withdrawnAddress, async (c) =>
    c.json(withdrawn((await prepared.current()).registry), 200, { 'Cache-Control': 'no-store' }),
  )
  app.route(sectionTablesAddress, sectionTableFiles(registry.tables))
  app.route(
    '/r',
    releaseFiles(store, (name, version) => isKept(registry.snapshot().registry, name, version), inTurnOf),
  )
  app.route(previewsAddress, previews.routes())
  if (publishTokens)
    app.route(
      publishAddress,
      publishing({
        ...{ releasesDir, tokens: publishTokens, pinned: releaseKeys, store: registryStore, log },
        live: () => registry.snapshot().registry,
        releases: store,
        networksOf: (c) => networksOf(clientOf(c, trustedProxies)),
        gate: usualGate(),
      }),
    )
  if (compositionToken)
    app.route(
      compositionAddress,
      composition({
        ...{ registry, store, states, metrics, token: compositionToken, pinned: releaseKeys, registryStore },
        networksOf: (c) => networksOf(clientOf(c, trustedProxies)),
        isSecure: (c) => isEncrypted(c, trustedProxies),
        gate: usualGate(),
      }),
    )
  for (const own of [publishAddress, compositionAddress]) app.all(`${own}/*`, (c) => c.notFound())
  app.get('*', async (c) => {
    const url = new URL(c.req.url)
    if (!isReadable(url.pathname)) return badRequest(c)
    if (c.req.path.startsWith('/r/')) return c.notFound()
    const { shown, forBrowser } = await tracing.span('composition', {}, () => compositionFor(c))
    return forOneBrowser(await answerWith(shown, c, url), forBrowser)
  })
  app.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }))
  app.notFound((c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }))
  app.onError((error, c) => {
    if (error instanceof TooManyRendersError)
      return c.html(unavailablePage, 503, { 'Cache-Control': 'no-store', 'Retry-After': '1' })
    // Nobody reads the answer: the client has gone while it was sending its body.
    if (c.req.raw.signal.aborted) return badRequest(c)
    log.report('A request cannot be answered', { error })
    return c.html(unavailablePage, 503, { 'Cache-Control': 'no-store', 'Retry-After': '10' })
  })
  return app
}

const badRequest = (c: Context) => c.text('Bad request', 400, { 'Cache-Control': 'no-store' })

function moved(c: Context, address: string, status: 302 | 308, caching: Record<string, string>): Response {
  for (const [name, value] of Object.entries(caching)) c.header(name, value)
  return c.redirect(address, status)
}

/** @param caching Headers for shared caches, for a document without errors. */
async function sendPage(c: Context, page: PageAnswer, caching: Record<string, string>): Promise<Response> {
  if (page.kind === 'redirect') return moved(c, page.location, 302, caching)
  const form = formFor(page.forms, {
    knownSheets: getCookie(c, knownSheetsCookie),
    ifNoneMatch: c.req.header('If-None-Match'),
  })
  c.set('documentPolicy', { ...page.policy, scripts: form.scripts, styles: form.styles })
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
  const headers: Record<string, string> = {
    'Content-Type': 'text/html; charset=utf-8',
    // A browser may cache a healthy document but must revalidate it. For an unchanged one the answer is 304.
    ...(page.healthy ? { 'Cache-Control': 'no-cache', ...caching } : { 'Cache-Control': 'no-store' }),
    ETag: form.etag,
    Vary: 'Accept-Encoding, Cookie',
  }
  if (page.status === 200 && isFresh(c.req.header('If-None-Match'), form.etag))
    return c.body(null, 304, headers)
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  if (page.status === 503) headers['Retry-After'] = '10'
  return c.body(await form.body.as(encoding), page.status as 200, headers)
}
