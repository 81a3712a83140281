/* global self, caches, clients, fetch, crypto, URL, URLSearchParams, Response, TextEncoder, AbortController, setTimeout, clearTimeout */
/*
 * The service worker of each page that works without a network (shared/site/offline): it saves the page of its scope,
 * such as /egress-calculator. Each page has a worker of its own and caches of its own.
 *
 * Each saved version is one cache with the document and every file that the document names. The worker asks the
 * network first, so that a new release is used on the next visit. The cache answers when there is no network or when
 * it does not respond. The content of a release's address never changes, so versions cannot mix: a document requests
 * its own files only, and the older cache is deleted when the newer one is complete.
 *
 * A worker with the parameter `of` saves nothing. It shows the pages below its scope with what the worker of the page
 * `of` has saved, if that includes their scripts: the browser renders them in the saved document of `of`.
 */
const scope = new URL(self.registration.scope).pathname
const page = new URLSearchParams(self.location.search).get('of') ?? scope
const isGuest = page !== scope
const prefix = `${page.slice(1)} `
/** Milliseconds to wait for the network before the saved page is shown. */
const timeout = 4000
/** Bytes of everything that is saved of one page, unpacked. */
const mostBytes = 2_000_000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()))

self.addEventListener('message', (event) => {
  if (event.data?.type !== 'keep') return
  event.waitUntil(
    keepNext(event.data.files ?? []).then(
      () => event.ports[0]?.postMessage('kept'),
      (error) => event.ports[0]?.postMessage(isFull(error) ? 'full' : 'failed'),
    ),
  )
})

const isFull = (error) => error?.name === 'QuotaExceededError'

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (url.pathname === page || (isGuest && url.pathname.startsWith(scope))) event.respondWith(showPage(request))
  } else if (isFile(url)) event.respondWith(fileFor(request))
})

const isFile = ({ pathname }) => pathname.startsWith('/r/') || pathname === '/favicon.svg'

// The server forbids search engines only to list previews. A preview shows its own errors and is not kept.
const isPreview = ({ headers }) => headers.has('X-Robots-Tag')

async function showPage(request) {
  try {
    const response = await fetchInTime(request)
    // A visitor who has sent too many requests can go on with the saved page, too.
    const isAnswer = response.status < 500 && response.status !== 429
    if (isAnswer || isPreview(response)) return response
    return (await savedDocument()) ?? response
  } catch (error) {
    const saved = await savedDocument()
    if (saved) return saved
    throw error
  }
}

/** The saved document, or undefined. That of another page is marked: its content is rendered anew (start-site.tsx). */
async function savedDocument() {
  const saved = await kept(page)
  if (!saved || !isGuest) return saved
  const html = (await saved.text()).replace('<div id="root"', '<div id="root" data-other-page')
  return new Response(html, { headers: saved.headers })
}

/** Limits only the time until the headers arrive: on a slow line, the rest of a document may take longer. */
async function fetchInTime(request) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeout)
  try {
    return await fetch(request, { signal: controller.signal })
  } finally {
    clearTimeout(timer)
  }
}

const fileFor = async (request) => (await kept(request)) ?? fetch(request)

async function ownCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(prefix))
}

/** The saved response for a request or for the page, or undefined. */
async function kept(request) {
  try {
    for (const name of await ownCaches()) {
      const options = { ignoreVary: true, ignoreSearch: request === page }
      const response = await (await caches.open(name)).match(request, options)
      if (response) return response
    }
  } catch {
    // The browser's storage is damaged. The page must work with the network then.
  }
  return undefined
}

/** The paths of the scripts, style sheets and fonts that a document names. */
const filesIn = (html) =>
  [...html.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, path]) => path).filter((path) => path.startsWith('/r/'))

/** `/r/shell/1.0.0/` of a file of that release. Undefined for pictures and fonts, which all releases share. */
const releaseOf = (path) => /^\/r\/[^/]+\/(?!media\/)[^/]+\//.exec(path)?.[0]
const releasesOf = (paths) => new Set(paths.map(releaseOf).filter(Boolean))
const appOf = (release) => release.split('/')[2]
const isFont = (path) => /\.woff2?$/.test(path)

/**
 * The files of an open page that its live document also needs. Files of other sections and pictures of pages that the
 * visitor saw before are left out.
 * @throws Error if the open page has loaded other releases than the document names: their files would not work together.
 */
function neededFiles(loaded, named) {
  const live = releasesOf(named)
  const apps = new Set([...live].map(appOf))
  const open = new Set([...releasesOf(loaded)].filter((release) => apps.has(appOf(release))))
  // A proxy may answer with a page of its own, such as a sign-in.
  if (live.size === 0) throw new Error(`Cannot save ${page}: the answer names no release, so it is another page`)
  if (open.size !== live.size || [...open].some((release) => !live.has(release)))
    throw new Error(`Cannot save ${page}: a new release was published after it was opened`)
  return loaded.filter((path) => live.has(releaseOf(path)) || (path.startsWith('/r/') && isFont(path)))
}

let lastKept = Promise.resolve()

/** Saves one version at a time: each deletes the caches of the others, also one that another tab is still filling. */
function keepNext(loaded) {
  const next = lastKept.then(() => keep(loaded))
  // An error is reported to the tab that has asked, and does not stop the next one.
  lastKept = next.catch(() => undefined)
  return next
}

/**
 * Saves the live document, every file that it names and the files that the open page has loaded; then deletes older
 * caches. If a part cannot be saved, the older cache stays.
 */
async function keep(loaded) {
  const live = await fetch(page, { cache: 'no-cache' })
  if (!live.ok) throw new Error(`Cannot save ${page}: the server answered with status ${live.status}`)
  if (isPreview(live)) throw new Error(`Cannot save ${page}: it is a preview`)
  const html = await live.text()
  const named = filesIn(html)
  const paths = loaded.map((url) => new URL(url, self.location.origin).pathname)
  const files = new Set([...named, ...neededFiles(paths, named), '/favicon.svg'])
  const name = prefix + (await digest(html))
  const cache = await caches.open(name)
  const isNew = !(await cache.match(page))
  try {
    await addAll(cache, [...files])
    // The document is saved last, so that a saved document always has its files.
    // It is saved each time, which replaces a damaged one.
    await cache.put(page, new Response(html, { headers: live.headers }))
  } catch (error) {
    // The room of an incomplete version is free again.
    if (isNew) await caches.delete(name)
    throw error
  }
  await Promise.all((await ownCaches()).filter((other) => other !== name).map((other) => caches.delete(other)))
}

/** Saves all files. Waits for each of them, so that none is written after the cache has been deleted. */
async function addAll(cache, files) {
  let bytes = 0
  const results = await Promise.allSettled(
    files.map(async (file) => {
      const saved = await cache.match(file, { ignoreVary: true })
      const response = saved ?? (await fetch(file))
      if (!response.ok) throw new Error(`Cannot save ${file}: the server answered with status ${response.status}`)
      bytes += (await response.clone().arrayBuffer()).byteLength
      if (bytes > mostBytes) throw new Error(`Cannot save ${page}: its files have more than ${mostBytes} bytes`)
      if (!saved) await cache.put(file, response)
    }),
  )
  const errors = results.flatMap(({ status, reason }) => (status === 'rejected' ? [reason] : []))
  if (errors.length > 0) throw errors.find(isFull) ?? errors[0]
}

async function digest(text) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
