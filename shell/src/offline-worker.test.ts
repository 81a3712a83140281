import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { root } from '@virida/shared/platform/paths'

const origin = 'https://virida.test'
const page = '/my-project'
const code = readFileSync(path.join(root, 'shell/public/offline-sw.js'), 'utf8')

type Answer = () => Response | Promise<Response>
type Fetch = (request: string | { url: string }, options?: { signal?: AbortSignal }) => Promise<Response>
type Listener = (event: object) => void

const pathOf = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, origin).pathname

/** The document of releases of the shell and of a section, and the files that a page of them has loaded. */
const filesOf = (version: string) => [`/r/shell/1/main.mjs`, `/r/mfe-browse/${version}/page.mjs`]
const documentOf = (version: string) =>
  new Response(
    filesOf(version)
      .map((file) => `<script src="${file}">`)
      .join(''),
  )
const part = (version: string) => `/r/mfe-browse/${version}/panel.mjs`

function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ms)
  return controller.signal
}

/** The worker of /my-project with a network and a cache storage. */
function startWorker(saved = new Map<string, Map<string, Response>>(), scope = page, query = '') {
  const answers = new Map<string, Answer>([[page, () => documentOf('a')]])
  const asked: string[] = []
  const fetchFile: Fetch = async (request) => {
    asked.push(pathOf(request))
    return (answers.get(pathOf(request)) ?? (() => new Response('text')))()
  }
  const open = (name: string) => {
    const files = saved.get(name) ?? new Map<string, Response>()
    saved.set(name, files)
    const put = (file: string, response: Response) => Promise.resolve(void files.set(pathOf(file), response))
    return Promise.resolve({
      match: (request: string | { url: string }) => Promise.resolve(files.get(pathOf(request))?.clone()),
      put,
      add: async (file: string) => {
        const response = await fetchFile(file)
        if (!response.ok) throw new TypeError('Request failed')
        await put(file, response)
      },
    })
  }
  const caches = {
    open,
    keys: (): Promise<string[]> => Promise.resolve([...saved.keys()]),
    delete: (name: string) => Promise.resolve(saved.delete(name)),
  }
  const listeners = new Map<string, Listener>()
  const self = {
    registration: { scope: origin + scope },
    location: new URL(`${origin}/offline-sw.js${query}`),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  }
  // Read at each call, so that the clock of a test applies. Also to signals with a timeout.
  const clock = {
    setTimeout: (task: () => void, ms: number) => setTimeout(task, ms),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
    AbortSignal: { timeout: abortAfter },
  }
  const globals = {
    self,
    caches,
    fetch: fetchFile,
    URL,
    URLSearchParams,
    Response,
    TextEncoder,
    AbortController,
  }
  const context = createContext({ ...globals, crypto, ...clock })
  runInContext(code, context)

  async function keep(files: readonly string[]): Promise<unknown> {
    const postMessage = jest.fn<void, [string]>()
    let done: Promise<unknown> = Promise.resolve()
    const waitUntil = (promise: Promise<unknown>) => (done = promise)
    const data = { type: 'keep', files: files.map((file) => origin + file) }
    listeners.get('message')?.({ data, ports: [{ postMessage }], waitUntil })
    await done
    return postMessage.mock.calls[0]?.[0]
  }

  /** Paths of each saved version. */
  const versions = () => [...saved.values()].map((files) => [...files.keys()].sort())
  return { answers, asked, caches, keep, versions, listeners, context, saved }
}

const versionOf = (version: string) => [page, ...filesOf(version), part(version), '/favicon.svg'].sort()

it('saves the document, its files and the parts that the page has loaded', async () => {
  const { keep, versions } = startWorker()
  expect(await keep([...filesOf('a'), part('a')])).toBe('kept')
  expect(versions()).toEqual([versionOf('a')])
})

it('replaces the saved version when the page of a new release is open', async () => {
  const { keep, versions, answers } = startWorker()
  await keep([...filesOf('a'), part('a')])
  answers.set(page, () => documentOf('b'))
  expect(await keep([...filesOf('b'), part('b')])).toBe('kept')
  expect(versions()).toEqual([versionOf('b')])
})

it('keeps the saved version when a release is published while the page is open', async () => {
  const { keep, versions, answers } = startWorker()
  await keep([...filesOf('a'), part('a')])
  answers.set(page, () => documentOf('b'))
  expect(await keep([...filesOf('a'), part('a')])).toBe('failed')
  expect(versions()).toEqual([versionOf('a')])
})

it.each([
  ['the server has an error for a part', () => new Response('', { status: 500 }), 'failed'],
  ['the connection breaks', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
  ['the device is full', () => Promise.reject(new DOMException('', 'QuotaExceededError')), 'full'],
  ['the files are larger than 2 MB', () => new Response('x'.repeat(2_000_001)), 'failed'],
])('keeps the saved version when %s', async (_, answer, said) => {
  const { keep, versions, answers } = startWorker()
  await keep([...filesOf('a'), part('a')])
  answers.set(page, () => documentOf('b'))
  answers.set(part('b'), answer)
  expect(await keep([...filesOf('b'), part('b')])).toBe(said)
  expect(versions()).toEqual([versionOf('a')])
})

it('keeps the saved version when a proxy answers with a page of its own', async () => {
  const { keep, versions, answers } = startWorker()
  await keep([...filesOf('a'), part('a')])
  answers.set(page, () => new Response('<h1>Sign in</h1>'))
  expect(await keep([...filesOf('a'), part('a')])).toBe('failed')
  expect(versions()).toEqual([versionOf('a')])
})

it('keeps the newest version when two tabs save at the same time', async () => {
  const { asked, keep, versions, answers } = startWorker()
  let arrive: (answer: Response) => void = () => undefined
  answers.set(part('a'), () => new Promise((resolve) => (arrive = resolve)))
  const first = keep([...filesOf('a'), part('a')])
  while (!asked.includes(part('a'))) await new Promise(setImmediate)
  answers.set(page, () => documentOf('b'))
  const second = keep([...filesOf('b'), part('b')])
  // Enough for the second tab to save its version, if it did not wait for the first one.
  await new Promise((resolve) => setTimeout(resolve, 100))
  arrive(new Response('text'))
  expect(await Promise.all([first, second])).toEqual(['kept', 'kept'])
  expect(versions()).toEqual([versionOf('b')])
})

it('gets files from the network when the storage of the browser is damaged', async () => {
  const { keep, listeners, caches } = startWorker()
  await keep(filesOf('a'))
  caches.keys = () => Promise.reject(new DOMException('', 'UnknownError'))
  const respondWith = jest.fn<void, [Promise<Response>]>()
  const [url = ''] = filesOf('a').map((file) => origin + file)
  listeners.get('fetch')?.({ request: { method: 'GET', mode: 'cors', url }, respondWith })
  expect(await (await respondWith.mock.calls[0]?.[0])?.text()).toBe('text')
})

it('does not report a page as saved when a later part of it could not be saved', async () => {
  const { keep, versions, answers } = startWorker()
  await keep(filesOf('a'))
  answers.set(part('a'), () => new Response('', { status: 503 }))
  expect(await keep([...filesOf('a'), part('a')])).toBe('failed')
  expect(versions()).toEqual([versionOf('a').filter((file) => file !== part('a'))])
})

it('leaves out files of other sections and pictures, which the visitor saw on the way', async () => {
  const { keep, asked } = startWorker()
  const others = [
    '/r/mfe-tools/1/page.mjs',
    '/r/mfe-browse/media/house.1a2b-800.avif',
    '/r/sections/1a.json',
    '/x.pdf',
  ]
  const font = '/r/mfe-browse/media/sans.1a2b.woff'
  expect(await keep([...filesOf('a'), font, ...others])).toBe('kept')
  expect(asked).toContain(font)
  expect(asked.filter((file) => others.includes(file))).toEqual([])
})

it('limits the wait for the headers of a document, not for its content', async () => {
  jest.useFakeTimers()
  try {
    const { listeners, context } = startWorker()
    const signals: (AbortSignal | undefined)[] = []
    const answer: Fetch = (_, options) => {
      signals.push(options?.signal)
      return Promise.resolve(new Response('document'))
    }
    Object.assign(context, { fetch: answer })
    const respondWith = jest.fn<void, [Promise<Response>]>()
    const request = { method: 'GET', mode: 'navigate', url: origin + page }
    listeners.get('fetch')?.({ request, respondWith })
    await respondWith.mock.calls[0]?.[0]
    await jest.advanceTimersByTimeAsync(10_000)
    expect(signals).toHaveLength(1)
    expect(signals[0]?.aborted).toBe(false)
  } finally {
    jest.useRealTimers()
  }
})

it('answers with the saved document when the headers do not arrive in time', async () => {
  const { keep, listeners, context } = startWorker()
  await keep(filesOf('a'))
  jest.useFakeTimers()
  try {
    const never: Fetch = (_, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      })
    Object.assign(context, { fetch: never })
    const respondWith = jest.fn<void, [Promise<Response>]>()
    listeners.get('fetch')?.({
      request: { method: 'GET', mode: 'navigate', url: origin + page },
      respondWith,
    })
    await jest.advanceTimersByTimeAsync(4000)
    expect(await (await respondWith.mock.calls[0]?.[0])?.text()).toContain('/r/mfe-browse/a/page.mjs')
  } finally {
    jest.useRealTimers()
  }
})

it.each([
  [429, 'with the saved document', true],
  [503, 'with the saved document', true],
  [404, 'as the network does', false],
])('answers a page to which the server says %i %s', async (status, _, isSaved) => {
  const { keep, listeners, context } = startWorker()
  await keep(filesOf('a'))
  Object.assign(context, { fetch: () => Promise.resolve(new Response('refused', { status })) })
  const respondWith = jest.fn<void, [Promise<Response>]>()
  listeners.get('fetch')?.({ request: { method: 'GET', mode: 'navigate', url: origin + page }, respondWith })
  const text = await (await respondWith.mock.calls[0]?.[0])?.text()
  expect(text?.includes('/r/mfe-browse/a/page.mjs')).toBe(isSaved)
})

it('replaces a damaged document of the saved version', async () => {
  const { keep, saved } = startWorker()
  await keep(filesOf('a'))
  for (const files of saved.values()) files.set(page, new Response('damaged'))
  await keep(filesOf('a'))
  const [files] = saved.values()
  expect(await files?.get(page)?.clone().text()).toContain('/r/mfe-browse/a/page.mjs')
})

it('shows pages below another scope in the saved document, marked, only without a network', async () => {
  const { keep, saved, answers } = startWorker()
  const document = `<script src="${filesOf('a').join('"><script src="')}"><div id="root"></div>`
  answers.set(page, () => new Response(document))
  await keep(filesOf('a'))
  const guest = startWorker(saved, '/series/', `?of=${page}`)
  const open = async (path: string) => {
    const respondWith = jest.fn<void, [Promise<Response>]>()
    guest.listeners.get('fetch')?.({
      request: { method: 'GET', mode: 'navigate', url: origin + path },
      respondWith,
    })
    return (await respondWith.mock.calls[0]?.[0])?.text()
  }
  expect(await open('/series/casement')).toBe('text')
  guest.answers.set('/series/casement', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await open('/series/casement')).toContain('<div id="root" data-other-page></div>')
  expect(await open('/catalog')).toBeUndefined()
})
