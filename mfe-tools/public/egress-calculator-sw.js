/* global self, caches, clients, fetch, crypto, URL, Response, TextEncoder, AbortSignal */
/*
 * The service worker of the egress calculator: it saves the page for use without a network. Its scope is
 * /egress-calculator only.
 *
 * Each saved version is one cache with the document and every file that the document names. The worker asks the
 * network first, so that a new release is used on the next visit. The cache answers when there is no network or when
 * it does not respond. The content of a release's address never changes, so versions cannot mix: a document requests
 * its own files only, and the older cache is deleted when the newer one is complete.
 */
const page = '/egress-calculator'
const prefix = 'egress-calculator '
/** Milliseconds to wait for the network before the saved page is shown. */
const timeout = 4000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()))

self.addEventListener('message', (event) => {
  if (event.data?.type !== 'keep') return
  event.waitUntil(
    keep(event.data.files ?? []).then(
      () => event.ports[0]?.postMessage({ kept: true }),
      () => event.ports[0]?.postMessage({ kept: false }),
    ),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (url.pathname === page) event.respondWith(showPage(request))
  } else if (isFile(url)) event.respondWith(fileFor(request))
})

const isFile = ({ pathname }) => pathname.startsWith('/r/') || pathname === '/favicon.svg'

// The server forbids search engines only to list previews. A preview shows its own errors and is not kept.
const isPreview = ({ headers }) => headers.has('X-Robots-Tag')

async function showPage(request) {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(timeout) })
    if (response.status < 500 || isPreview(response)) return response
    return (await kept(page)) ?? response
  } catch (error) {
    const saved = await kept(page)
    if (saved) return saved
    throw error
  }
}

const fileFor = async (request) => (await kept(request)) ?? fetch(request)

async function ownCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(prefix))
}

/** The saved response for a request or for the page, or undefined. */
async function kept(request) {
  for (const name of await ownCaches()) {
    const response = await (await caches.open(name)).match(request, { ignoreVary: true, ignoreSearch: request === page })
    if (response) return response
  }
  return undefined
}

/** The addresses of the scripts, style sheets and fonts that a document names. */
const filesIn = (html) =>
  [...html.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, path]) => path).filter((path) => path.startsWith('/r/'))

/** Saves the live page, every file that it names and the files that the open page has loaded; deletes older caches. */
async function keep(loaded) {
  const live = await fetch(page, { cache: 'no-cache' })
  if (!live.ok) throw new Error(`Cannot save ${page}: the server answered with status ${live.status}`)
  if (isPreview(live)) throw new Error(`Cannot save ${page}: it is a preview`)
  const html = await live.clone().text()
  const own = loaded.filter((file) => isFile(new URL(file, self.location.origin)))
  const files = [...new Set([...filesIn(html), '/favicon.svg'])]
  const name = prefix + (await digest(html))
  const cache = await caches.open(name)
  if (!(await cache.match(page))) {
    await Promise.all(files.map((file) => addTo(cache, file)))
    // The document is saved last, so that a saved document always has its files.
    await cache.put(page, new Response(html, { headers: live.headers }))
  }
  // Parts that were loaded later, such as menus, are optional.
  await Promise.all(own.map((file) => addTo(cache, file).catch(() => undefined)))
  await Promise.all((await ownCaches()).filter((other) => other !== name).map((other) => caches.delete(other)))
}

async function addTo(cache, file) {
  if (!(await cache.match(file, { ignoreVary: true }))) await cache.add(file)
}

async function digest(text) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
