import { fireEvent, waitFor } from '@testing-library/react'
import type { Composition } from '@virida/shared/platform/contract/composition'
import { preloadOnIntent } from './preload-on-intent'
import { siteSections } from '../federation/site-sections'

const composition: Composition = {
  shell: '1.0.0',
  sections: [{ name: 'mfe-support', version: '1.0.0', base: '/r/', entry: 'e.mjs', paths: ['/', '/faq'] }],
}
const load = jest.fn()
const loadRoutes = jest.fn(() => Promise.resolve([{ path: '/faq', chunk: 'faq', load }]))
const sections = siteSections({ composition })

beforeAll(() => preloadOnIntent(sections, loadRoutes))
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
])('loads nothing for a link to %s', async (_, html) => {
  fireEvent.pointerOver(link(html))
  await sections.all()
  await Promise.resolve()
  expect(loadRoutes).not.toHaveBeenCalled()
})

it('loads a page once when the visitor points at anything inside its link', async () => {
  const inside = link('<a href="/faq?x=1"><span>Questions</span></a>')
  fireEvent.pointerOver(inside)
  fireEvent.focusIn(inside)
  await waitFor(() => expect(loadRoutes).toHaveBeenCalledTimes(1))
  expect(load).toHaveBeenCalledTimes(1)
})
