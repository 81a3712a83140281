import type { Router } from './warm-page'
import { unlockBetweenSections } from './unlock-document'

type Listener = Parameters<Router['subscribe']>[0]
type State = Parameters<Listener>[0]

const pageOf = (section: string | undefined, navigation: 'idle' | 'loading' = 'idle') =>
  ({ navigation: { state: navigation }, matches: [{ route: { handle: section && { section } } }] }) as State

const { body, documentElement: root } = document
let go: (state: State) => void = () => undefined

beforeEach(() => {
  root.removeAttribute('style')
  unlockBetweenSections({
    state: pageOf('mfe-browse'),
    subscribe: (listener) => {
      go = (state) => listener(state, {} as Parameters<Listener>[1])
      return () => undefined
    },
  })
  body.setAttribute('style', 'overflow: hidden; position: fixed; top: -300px; --of-a-browser-extension: 1')
  body.setAttribute('inert', '')
  root.style.overflow = 'clip'
  root.dataset.mobileMenu = 'open'
})

it.each([
  ['a section', 'mfe-support'],
  ['the shell', undefined],
])('lets a page of %s scroll and react that comes after one of another section', (_, section) => {
  go(pageOf(section, 'loading'))
  go(pageOf(section))
  expect(body.getAttribute('style')).toBe('--of-a-browser-extension: 1;')
  expect(body.hasAttribute('inert')).toBe(false)
  expect(root.style.overflow).toBe('')
  expect(root.dataset.mobileMenu).toBe('open')
})

it('changes nothing while the next page is loading, or for another page of the same section', () => {
  go(pageOf('mfe-support', 'loading'))
  go(pageOf('mfe-browse'))
  expect(body.style.overflow).toBe('hidden')
  expect(body.hasAttribute('inert')).toBe(true)
})

it('leaves alone what the page that has come sets by itself', () => {
  go(pageOf('mfe-support'))
  body.style.overflow = 'hidden'
  go(pageOf('mfe-support'))
  expect(body.style.overflow).toBe('hidden')
})
