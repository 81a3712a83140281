import { waitFor } from '@testing-library/react'
import { loadModule, onFileFailure, provideVerifiedFiles } from './verified-files'

const address = 'http://localhost/r/mfe-faq/1.0.0/remoteEntry.mjs'
const hash = 'sha256-abc'
const load = jest.fn((loaded: string) => Promise.resolve({ loaded }))

beforeEach(() => {
  document.head.innerHTML = ''
  jest.clearAllMocks()
})

const scripts = () => [...document.head.querySelectorAll('script')]

/** Answers the newest request for a script. The second one comes after a second. */
async function answer(type: 'load' | 'error', count = 1) {
  await waitFor(() => expect(scripts()).toHaveLength(count), { timeout: 5000 })
  const script = scripts().at(-1)
  script?.dispatchEvent(new Event(type))
  return script
}

it('imports a module after the browser has fetched it with its hash', async () => {
  const loading = loadModule(address, hash, load)
  expect(load).not.toHaveBeenCalled()
  const script = await answer('load')
  expect(script).toMatchObject({ type: 'module', src: address, integrity: hash })
  expect(await loading).toEqual({ address, exports: { loaded: address } })
})

it('asks a second time, with the same hash, when a module cannot be fetched', async () => {
  const loading = loadModule(address, hash, load)
  await answer('error')
  const second = await answer('load')
  expect(second?.src).toMatch(/remoteEntry\.mjs\?retry=/)
  expect(second?.integrity).toBe(hash)
  expect((await loading).address).toBe(second?.src)
})

it('runs nothing of a module that fails twice', async () => {
  const loading = loadModule(address, hash, load)
  const refused = expect(loading).rejects.toMatchObject({ code: 'file_unavailable' })
  await answer('error')
  await answer('error')
  await refused
  expect(load).not.toHaveBeenCalled()
})

it('asks a second time when the first answer takes five seconds, and uses the one that arrives first', async () => {
  jest.useFakeTimers()
  const loading = loadModule(address, hash, load)
  await jest.advanceTimersByTimeAsync(6000)
  expect(scripts()).toHaveLength(2)
  scripts()[0]?.dispatchEvent(new Event('load'))
  expect((await loading).address).toBe(address)
  jest.useRealTimers()
})

it('loads no module whose hash is unknown', async () => {
  await expect(loadModule(address, undefined, load)).rejects.toThrow('its hash is unknown')
  expect(scripts()).toHaveLength(0)
})

function styleLink() {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/r/a/1/a.css' })
  const events: string[] = []
  link.onload = link.onerror = (event) => {
    events.push((event as Event).type)
  }
  provideVerifiedFiles()
  globalThis.viridaFiles?.style(link, hash)
  document.head.append(link)
  return { link, events }
}

const linkInHead = () => document.head.querySelector('link')

it('gives a style sheet its hash, and a second attempt with the same hash', () => {
  const { link, events } = styleLink()
  expect(link).toHaveAttribute('integrity', hash)
  link.dispatchEvent(new Event('error'))
  expect(events).toEqual([])
  expect(linkInHead()?.href).toContain('/a.css?retry=')
  expect(linkInHead()).toHaveAttribute('integrity', hash)
  linkInHead()?.dispatchEvent(new Event('load'))
  expect(events).toEqual(['load'])
})

it('reports a style sheet that fails twice, and removes it', () => {
  const { link, events } = styleLink()
  link.dispatchEvent(new Event('error'))
  linkInHead()?.dispatchEvent(new Event('error'))
  expect(events).toEqual(['error'])
  expect(linkInHead()).toBeNull()
})

it('inserts no style sheet whose hash is unknown', () => {
  provideVerifiedFiles()
  expect(() => globalThis.viridaFiles?.style(document.createElement('link'), undefined)).toThrow(
    'its hash is unknown',
  )
})

describe('tells of files that fail', () => {
  const told = jest.fn()
  beforeEach(() => {
    told.mockReset()
    provideVerifiedFiles()
    onFileFailure(told)
  })
  const module = '/r/mfe-browse/1.0.0/series.late.mjs'
  const failToLoad = () => expect(globalThis.viridaFiles?.module(module, undefined)).rejects.toThrow('hash')

  it('with the address of a module', async () => {
    await failToLoad()
    expect(told.mock.calls).toEqual([[module]])
  })

  it('with the address of a style sheet that has failed twice', () => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/r/a/1/b.css' })
    globalThis.viridaFiles?.style(link, hash)
    document.head.append(link)
    link.dispatchEvent(new Event('error'))
    expect(told).not.toHaveBeenCalled()
    document.head.querySelector('link[href*="b.css"]')?.dispatchEvent(new Event('error'))
    expect(told.mock.calls).toEqual([['http://localhost/r/a/1/b.css']])
  })

  it('but not of one that is only slow', async () => {
    jest.useFakeTimers()
    const failed = expect(globalThis.viridaFiles?.module(module, hash)).rejects.toMatchObject({
      code: 'file_late',
    })
    await jest.advanceTimersByTimeAsync(21_000)
    await failed
    expect(told).not.toHaveBeenCalled()
    jest.useRealTimers()
  })
})
