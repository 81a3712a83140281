/* global self, caches, clients, fetch, crypto, URL, Response, TextEncoder, AbortSignal */
/*
 * Keeps the egress calculator for use without a network. Its scope is /egress-calculator and nothing else.
 *
 * A kept version is one cache: the document, and every file that the document names. The network comes first, so a
 * new release takes over on the next visit; the cache answers where there is no network, or one that hangs. Files
 * of releases stand under addresses whose content never changes, so versions cannot mix: a document asks for its
 * own files only, and the older cache goes when the newer one is whole.
 */
const page = '/egress-calculator'
const prefix = 'egress-calculator '
/** How long a visitor on a building site waits for a network that does not answer, in ms. */
const patience = 4000

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

async function showPage(request) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patience) })
    if (answer.status < 500) return answer
    return (await kept(page)) ?? answer
  } catch (error) {
    const known = await kept(page)
    if (known) return known
    throw error
  }
}

const fileFor = async (request) => (await kept(request)) ?? fetch(request)

async function ownCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(prefix))
}

async function kept(request) {
  for (const name of await ownCaches()) {
    const answer = await (await caches.open(name)).match(request, { ignoreVary: true, ignoreSearch: request === page })
    if (answer) return answer
  }
  return undefined
}

/** Addresses of files that a document names: scripts, style sheets, fonts. */
const filesIn = (html) =>
  [...html.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, path]) => path).filter((path) => path.startsWith('/r/'))

/** Keeps the live page, all that it names and what the open page has loaded besides; then lets older ones go. */
async function keep(loaded) {
  const live = await fetch(page, { cache: 'no-cache' })
  if (!live.ok) throw new Error(`The page answers ${live.status}`)
  const html = await live.clone().text()
  const own = loaded.filter((file) => isFile(new URL(file, self.location.origin)))
  const files = [...new Set([...filesIn(html), '/favicon.svg'])]
  const name = prefix + (await digest(html))
  const cache = await caches.open(name)
  if (!(await cache.match(page))) {
    await Promise.all(files.map((file) => addTo(cache, file)))
    // Last: where the document is, everything that it needs is there too.
    await cache.put(page, new Response(html, { headers: live.headers }))
  }
  // Parts that were loaded later, such as menus: good to have, not needed.
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
