import { fireEvent } from '@testing-library/react'
import type { Composition } from '@virida/shared/platform/contract/composition'
import { siteRoutes } from '../router/site-routes'
import { preloadOnIntent } from './preload-on-intent'

const composition: Composition = {
  shell: '1.0.0',
  sections: [{ name: 'mfe-support', version: '1.0.0', base: '/r/', entry: 'e.mjs', paths: ['/faq'] }],
}
const load = jest.fn()
const loadRoutes = jest.fn(() => Promise.resolve([{ path: '/faq', chunk: 'faq', load }]))
const owners = [
  { section: 'mfe-support', pattern: '/faq', isFallback: false },
  { section: 'mfe-support', pattern: '/', isFallback: true },
]
const routes = siteRoutes(composition, owners, { loadRoutes, runsIn: 'browser' })

beforeAll(() => preloadOnIntent(routes, composition, loadRoutes))
beforeEach(() => jest.clearAllMocks())

function link(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.querySelector('a span, a') as HTMLElement
}

it.each([
  ['another site', '<a href="https://example.com/faq">x</a>'],
  ['a new tab', '<a href="/faq" target="_blank">x</a>'],
  ['a file', '<a href="/faq" download>x</a>'],
  ['an unknown page', '<a href="/nowhere">x</a>'],
])('loads nothing for a link to %s', (_, html) => {
  fireEvent.pointerOver(link(html))
  expect(loadRoutes).not.toHaveBeenCalled()
})

it('loads a page once when the visitor points at anything inside its link', () => {
  const inside = link('<a href="/faq?x=1"><span>Questions</span></a>')
  fireEvent.pointerOver(inside)
  fireEvent.focusIn(inside)
  expect(loadRoutes).toHaveBeenCalledTimes(1)
})
