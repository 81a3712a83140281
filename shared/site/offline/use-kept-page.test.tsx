import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import type { KeptParts } from './keep-page'
import { useKeptPage } from './use-kept-page'

const register = jest.fn<Promise<unknown>, unknown[]>()
const posted = jest.fn<void, [{ files: string[] }]>()
const loadParts = jest.fn<Promise<unknown>, []>()
const all: KeptParts = { load: loadParts, below: ['/series/'] }
let answer = 'kept'
let port: { onmessage?: (event: object) => void; close: () => void }

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  answer = 'kept'
  loadParts.mockResolvedValue(undefined)
  const postMessage = (message: { files: string[] }) => {
    posted(message)
    port.onmessage?.({ data: answer })
  }
  register.mockResolvedValue({ active: { state: 'activated', postMessage } })
  define(navigator, 'serviceWorker', { register })
  define(globalThis, 'MessageChannel', function Channel() {
    port = { close: () => undefined }
    return { port1: port, port2: {} }
  })
  files(['/r/shell/1/main.mjs'])
})

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'connection')
})

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true })
const files = (paths: readonly string[]) =>
  define(performance, 'getEntriesByType', () => paths.map((path) => ({ name: location.origin + path })))

function Page({ parts }: { parts?: KeptParts }) {
  return useKeptPage('/my-project', parts) ?? 'not yet'
}

async function said(parts?: KeptParts) {
  const { container } = render(<Page {...(parts && { parts })} />)
  await act(() => jest.advanceTimersByTimeAsync(2000))
  return container.textContent
}

it('loads the parts, saves what the page has loaded, and says so', async () => {
  expect(await said(all)).toBe('kept')
  expect(loadParts).toHaveBeenCalledTimes(1)
  expect(posted.mock.calls[0]?.[0].files).toEqual([`${location.origin}/r/shell/1/main.mjs`])
})

const registered = () =>
  register.mock.calls.map(([address, options]) => [address, (options as { scope: string }).scope])

it('shows other pages with what is saved, once it is saved', async () => {
  await said(all)
  expect(registered()).toEqual([
    ['/offline-sw.js', '/my-project'],
    ['/offline-sw.js?of=/my-project', '/series/'],
  ])
})

it.each(['full', 'failed'])('says %s as the worker does', async (result) => {
  answer = result
  expect(await said(all)).toBe(result)
  expect(registered()).toEqual([['/offline-sw.js', '/my-project']])
})

it('does not save a page without one of its parts', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  loadParts.mockRejectedValue(new Error('Loading chunk 1 failed'))
  expect(await said(all)).toBe('failed')
  expect(register).not.toHaveBeenCalled()
  warn.mockRestore()
})

it('does not save a page when the browser may have forgotten some of its files', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  files(Array.from({ length: 2000 }, (_, at) => `/r/shell/1/${at}.mjs`))
  expect(await said()).toBe('failed')
  expect(posted).not.toHaveBeenCalled()
  warn.mockRestore()
})

it('loads no parts for a visitor who saves data, but saves a page that has none', async () => {
  define(navigator, 'connection', { saveData: true })
  expect(await said(all)).toBe('failed')
  expect([loadParts.mock.calls, register.mock.calls]).toEqual([[], []])
  expect(await said()).toBe('kept')
})

it('says failed in a browser without service workers, only after hydration', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  expect(renderToString(<Page />)).toBe('not yet')
  expect(await said()).toBe('failed')
})
