import { createHash } from 'node:crypto'
import { startWatch, startWatchHash } from './start-watch'

const main = '/r/shell/1.2.0/main.0a.mjs'
const sent = jest.fn((_address: string, _report: Blob) => true)
/** The main script cannot be loaded at the second request either. */
const asked = jest.fn((_address: string, _options: object) =>
  Promise.reject(new TypeError('Failed to fetch')),
)
let isOnLine = true
let added: jest.SpiedFunction<typeof window.addEventListener>

beforeAll(() => {
  Object.assign(navigator, { sendBeacon: sent })
  Object.assign(window, { fetch: asked })
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnLine)
})
beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  isOnLine = true
  delete document.documentElement.dataset.started
  document.head.innerHTML = `<script type="module" src="${main}"></script><script src="/other.js"></script>`
  added = jest.spyOn(window, 'addEventListener')
  // As the element with this text would run.
  window.eval(startWatch)
})
afterEach(() => {
  jest.useRealTimers()
  for (const [type, listener, options] of added.mock.calls)
    window.removeEventListener(type, listener, options)
})

/** The first report. */
async function reported(): Promise<unknown> {
  const report = sent.mock.calls[0]?.[1] as Blob
  const text = await new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsText(report)
    jest.runOnlyPendingTimers()
  })
  return JSON.parse(String(text))
}

const fails = (filename: string) => window.dispatchEvent(new ErrorEvent('error', { filename }))
const cannotBeLoaded = (index: number) =>
  document.querySelectorAll('script')[index]?.dispatchEvent(new Event('error'))

it('is allowed by its hash', () => {
  expect(startWatchHash).toBe(`sha256-${createHash('sha256').update(startWatch).digest('base64')}`)
  expect(startWatch).not.toContain('</')
})

it.each([
  ['another script cannot be loaded', () => cannotBeLoaded(1)],
  ['a script of a browser extension fails', () => fails('chrome-extension://x/r/a.js')],
  [
    'a file of a section fails, which the shell reports',
    () => fails('https://virida.test/r/mfe-browse/1.0.0/home.mjs'),
  ],
  [
    'the visitor is offline',
    () => {
      isOnLine = false
      cannotBeLoaded(0)
    },
  ],
  [
    'the shell has started',
    () => {
      document.documentElement.dataset.started = ''
      fails(`https://virida.test${main}`)
    },
  ],
])('reports nothing when %s', async (_, happens) => {
  happens()
  await jest.advanceTimersByTimeAsync(5000)
  expect(sent).not.toHaveBeenCalled()
})

describe('when the document is not hydrated for long', () => {
  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)
  const reports = () => sent.mock.calls.map(([address]) => address)
  let isHidden = false
  let isLoaded = true
  beforeEach(() => {
    ;[isHidden, isLoaded] = [false, true]
    Object.assign(performance, { getEntriesByName: () => (isLoaded ? [{}] : []) })
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  })
  afterEach(() => delete document.documentElement.dataset.alive)

  it('reports it once', async () => {
    await wait(29_000)
    expect(reports()).toEqual([])
    await wait(120_000)
    expect(reports()).toEqual(['/page-reports'])
    expect(await reported()).toMatchObject({ app: 'shell', version: '1.2.0' })
  })

  it.each([
    ['the page', 'mfe-support@3.0.0', { app: 'mfe-support', version: '3.0.0' }],
    ['the shell, which shows the page itself,', '', { app: 'shell', version: '1.2.0' }],
  ])('reports %s when the shell has started', async (_, started, release) => {
    document.documentElement.dataset.started = started
    await wait(60_000)
    expect(await reported()).toEqual({ shell: '1.2.0', fault: 'load', ...release })
  })

  it.each([
    ['the main script is still on its way', (is: boolean) => (isLoaded = !is)],
    ['the visitor looks at another page', (is: boolean) => (isHidden = is)],
  ])('waits while %s, and then as long as for others', async (_, setWaiting) => {
    setWaiting(true)
    await wait(300_000)
    setWaiting(false)
    await wait(29_000)
    expect(reports()).toEqual([])
    await wait(10_000)
    expect(reports()).toEqual(['/page-reports'])
  })

  it.each([
    ['it is hydrated', () => (document.documentElement.dataset.alive = '')],
    ['the visitor is offline', () => (isOnLine = false)],
  ])('reports nothing when %s', async (_, happens) => {
    happens()
    await wait(120_000)
    expect(reports()).toEqual([])
  })

  it('reports it once when it has failed before', async () => {
    fails(`https://virida.test${main}`)
    await wait(120_000)
    expect(reports()).toEqual(['/page-reports'])
  })
})

it('requests no main script again that was loaded and does not run', async () => {
  fails(`https://virida.test${main}`)
  await jest.advanceTimersByTimeAsync(5000)
  expect(asked).not.toHaveBeenCalled()
  expect(sent).toHaveBeenCalledTimes(1)
})

it('reports nothing when the shell has started all the same', async () => {
  fails(`https://virida.test${main}`)
  document.documentElement.dataset.started = ''
  await jest.advanceTimersByTimeAsync(5000)
  expect(sent).not.toHaveBeenCalled()
})

it('reports once that the main script of the shell cannot be loaded or run', async () => {
  cannotBeLoaded(0)
  fails(`https://virida.test${main}`)
  await jest.advanceTimersByTimeAsync(5000)
  fails(`https://virida.test${main}`)
  await jest.advanceTimersByTimeAsync(60_000)
  // At once, and two more times for a line that is away for some seconds.
  expect(asked.mock.calls.map(([address]) => address)).toEqual(
    Array.from({ length: 3 }, () => `http://localhost${main}?retry`),
  )
  asked.mockClear()
  window.dispatchEvent(new Event('online'))
  expect(asked).toHaveBeenCalled()
  expect(sent.mock.calls.map(([address]) => address)).toEqual(['/page-reports'])
  expect(sent.mock.calls[0]?.[1].type).toBe('application/json')
  expect(await reported()).toEqual({ shell: '1.2.0', app: 'shell', version: '1.2.0', fault: 'load' })
})

it('requests a main script that cannot be loaded at once when the visitor sends a form', async () => {
  cannotBeLoaded(0)
  await jest.advanceTimersByTimeAsync(1500)
  asked.mockClear()
  document.dispatchEvent(new Event('submit', { bubbles: true }))
  expect(asked).toHaveBeenCalled()
})

describe('a form that is sent', () => {
  function send(method: string) {
    document.body.innerHTML = `<form method="${method}"><button>Send</button></form>`
    const form = document.querySelector('form')
    form?.dispatchEvent(new SubmitEvent('submit'))
    return form
  }
  beforeEach(() => {
    delete window.earlySubmit
    delete document.documentElement.dataset.alive
  })

  it('before the page is hydrated is kept for the shell', () => {
    const form = send('dialog')
    expect(window.earlySubmit?.target).toBe(form)
  })

  it('by the browser itself is not kept', () => {
    send('get')
    expect(window.earlySubmit).toBeUndefined()
  })

  it('by the hydrated page is not kept', () => {
    document.documentElement.dataset.alive = ''
    send('dialog')
    expect(window.earlySubmit).toBeUndefined()
  })
})
