import { fireEvent } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import type { Composition } from '../composition/composition'
import { preloadOnIntent } from './preload-on-intent'

const composition: Composition = {
  shell: '1.0.0',
  sections: [{ name: 'mfe-support', version: '1.0.0', base: '/r/', entry: 'e.mjs', paths: ['/faq'] }],
}
const routes: RouteObject[] = [
  {
    id: 'site',
    children: [
      { id: 'mfe-support /faq', path: '/faq' },
      { id: 'mfe-support *', path: '*' },
    ],
  },
]
const load = jest.fn()
const loadRoutes = jest.fn(() => Promise.resolve([{ path: '/faq', chunk: 'faq', load }]))

beforeAll(() => preloadOnIntent(routes, composition, loadRoutes))
beforeEach(() => jest.clearAllMocks())

function link(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.querySelector('a span, a') as HTMLElement
}

test.each([
  ['another site', '<a href="https://example.com/faq">x</a>'],
  ['a new tab', '<a href="/faq" target="_blank">x</a>'],
  ['a file', '<a href="/faq" download>x</a>'],
  ['an unknown page', '<a href="/nowhere">x</a>'],
])('a link to %s loads nothing', (_, html) => {
  fireEvent.pointerOver(link(html))
  expect(loadRoutes).not.toHaveBeenCalled()
})

test('pointing at anything inside a link loads its page, once', () => {
  const inside = link('<a href="/faq?x=1"><span>Questions</span></a>')
  fireEvent.pointerOver(inside)
  fireEvent.focusIn(inside)
  expect(loadRoutes).toHaveBeenCalledTimes(1)
})
