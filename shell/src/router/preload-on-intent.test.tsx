import { fireEvent } from '@testing-library/react'
import type { Composition } from '@virida/shared/platform/contract/composition'
import { preloadOnIntent } from './preload-on-intent'
import { warmPage, type Router } from './warm-page'
import { siteSections } from '../federation/site-sections'

jest.mock('./warm-page', () => ({ warmPage: jest.fn() }))
jest.mock('./page-fade', () => ({ isInDocument: () => true }))

const navigate = jest.fn((_: unknown, __?: { viewTransition?: boolean }) => Promise.resolve())
const router = { navigate, state: {} } as unknown as Router
const patterns = ['/', '/faq', '/series/:slug']
const composition: Composition = {
  shell: '1.0.0',
  sections: [{ name: 'mfe-support', version: '1.0.0', base: '/r/', entry: 'e.mjs', paths: patterns }],
}
const data = jest.fn((_: { params: object; url: URL }) => Promise.resolve())
const page = {
  Page: () => null,
  head: { title: 'T', description: 'd' },
  load: data,
  redirect: ({ url }: { url: URL }) => (url.pathname === '/series/old' ? '/faq' : undefined),
}
const load = jest.fn(() => Promise.resolve({ page }))
const loadRoutes = jest.fn(() => Promise.resolve(patterns.map((path) => ({ path, chunk: 'faq', load }))))
const sections = siteSections({ composition })

beforeAll(() => preloadOnIntent(router, sections, loadRoutes))
beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => jest.useRealTimers())

function link(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.querySelector('a span, a') as HTMLElement
}

const linkTo = (address: string) => link(`<a href="${address}">x</a>`)
const rest = () => jest.advanceTimersByTimeAsync(60)

it.each([
  ['another site', '<a href="https://example.com/faq">x</a>'],
  ['a new tab', '<a href="/faq" target="_blank">x</a>'],
  ['a file', '<a href="/faq" download>x</a>'],
  ['an unknown page', '<a href="/nowhere">x</a>'],
  ['the same page with another choice', '<a href="/?x=1">x</a>'],
])('loads nothing for a link to %s', async (_, html) => {
  fireEvent.pointerOver(link(html))
  await rest()
  expect(loadRoutes).not.toHaveBeenCalled()
})

it('loads a page once, with its data, when the visitor rests on anything inside its link', async () => {
  const inside = link('<a href="/series/casement?x=1"><span>Casement</span></a>')
  fireEvent.pointerOver(inside)
  await rest()
  fireEvent.focusIn(inside)
  await rest()
  expect(load).toHaveBeenCalledTimes(1)
  expect(data.mock.calls).toMatchObject([[{ params: { slug: 'casement' } }]])
  expect(data.mock.calls[0]?.[0].url.search).toBe('?x=1')
})

it('renders a page ahead when its data is there, with its address', async () => {
  fireEvent.pointerOver(linkTo('/series/casement?x=2'))
  await rest()
  const [[, loaded] = []] = jest.mocked(warmPage).mock.calls
  expect(loaded).toMatchObject({ page, path: '/series/:slug' })
  expect(loaded?.url.search).toBe('?x=2')
})

it('loads nothing for a link that the pointer only passes', async () => {
  fireEvent.pointerOver(linkTo('/faq?passed'))
  fireEvent.pointerOver(document.body)
  await rest()
  expect(loadRoutes).not.toHaveBeenCalled()
})

it('loads at once when the visitor touches a link', async () => {
  fireEvent.touchStart(linkTo('/faq?touched'))
  await jest.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(1)
  expect(warmPage).not.toHaveBeenCalled()
})

const fadeOf = (address: string) => {
  void router.navigate(address, { viewTransition: true })
  return navigate.mock.lastCall?.[1]?.viewTransition
}

it('counts a page as ready when its data is there', async () => {
  let finish = () => undefined as void
  data.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  fireEvent.pointerOver(linkTo('/series/casement?ready'))
  await rest()
  expect(fadeOf('/series/casement?ready')).toBe(true)
  finish()
  await jest.advanceTimersByTimeAsync(0)
  expect(fadeOf('/series/casement?ready')).toBe(false)
  expect(fadeOf('/series/casement?other')).toBe(true)
})

it('loads a page once for links to its parts, and shows each part without a fade', async () => {
  for (const part of ['first', 'second']) {
    fireEvent.pointerOver(linkTo(`/series/casement?parts#${part}`))
    await rest()
  }
  expect(data).toHaveBeenCalledTimes(1)
  expect(fadeOf('/series/casement?parts#third')).toBe(false)
  expect(fadeOf('/series/casement?parts')).toBe(false)
})

it('counts a page as ready that was loaded at a touch', async () => {
  fireEvent.touchStart(linkTo('/faq?pressed'))
  await jest.advanceTimersByTimeAsync(0)
  expect(fadeOf('/faq?pressed')).toBe(false)
})

it('does not count a page as ready that could not be loaded ahead', async () => {
  data.mockReturnValueOnce(Promise.reject(new Error('offline')))
  fireEvent.pointerOver(linkTo('/series/casement?failed'))
  await rest()
  expect(fadeOf('/series/casement?failed')).toBe(true)
})

it('loads no data of a page that redirects', async () => {
  fireEvent.pointerOver(linkTo('/series/old'))
  await rest()
  expect(fadeOf('/series/old')).toBe(true)
  expect(load).toHaveBeenCalledTimes(1)
  expect(data).not.toHaveBeenCalled()
  expect(warmPage).not.toHaveBeenCalled()
})

it('shows the last twenty pages loaded ahead without a fade, and loads an older one again', async () => {
  history.replaceState(null, '', '/elsewhere')
  const restOn = async (path: string) => {
    fireEvent.pointerOver(linkTo(path))
    await rest()
  }
  for (let n = 1; n <= 21; n++) await restOn(`/series/${n}`)
  expect(data).toHaveBeenCalledTimes(21)
  expect(fadeOf('/series/21')).toBe(false)
  expect(fadeOf('/series/2')).toBe(false)
  await restOn('/series/2')
  expect(data).toHaveBeenCalledTimes(21)
  expect(fadeOf('/series/1')).toBe(true)
  await restOn('/series/1')
  expect(data).toHaveBeenCalledTimes(22)
})

it('does not count a page as ready that was forgotten before its data came', async () => {
  history.replaceState(null, '', '/slow')
  let finish = () => undefined as void
  data.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  for (let n = 0; n <= 20; n++) {
    fireEvent.pointerOver(linkTo(`/series/slow-${n}`))
    await rest()
  }
  finish()
  await jest.advanceTimersByTimeAsync(0)
  expect(fadeOf('/series/slow-0')).toBe(true)
  expect(fadeOf('/series/slow-1')).toBe(false)
})

it('forgets the pages loaded ahead after a navigation', async () => {
  fireEvent.pointerOver(linkTo('/series/again'))
  await rest()
  history.replaceState(null, '', '/farther')
  fireEvent.pointerOver(linkTo('/series/again'))
  await rest()
  expect(data).toHaveBeenCalledTimes(2)
})
