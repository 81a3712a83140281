import { showReadyPagesAtOnce } from './instant-pages'
import type { Router } from './warm-page'

let mockShownKey = 'shown'
jest.mock('./page-fade', () => ({ isInDocument: ({ key }: { key: string }) => key === mockShownKey }))

const navigate = jest.fn(() => Promise.resolve())
const router = { navigate, state: { location: { key: 'shown' } } } as unknown as Router
const isReady = jest.fn((href: string) => href === 'http://localhost/faq?x=1')

showReadyPagesAtOnce(router, isReady)
beforeEach(() => {
  mockShownKey = 'shown'
  history.replaceState(null, '', '/catalog')
})

const options = { replace: true, preventScrollReset: true, viewTransition: true }
const atOnce = { ...options, viewTransition: false }

it('navigates without a fade to a page that is ready, and keeps all other options', () => {
  void router.navigate('/faq?x=1', options)
  expect(navigate).toHaveBeenLastCalledWith('/faq?x=1', atOnce)
})

it('navigates with a fade to a page that is not ready', () => {
  void router.navigate('/faq?x=2', options)
  expect(navigate).toHaveBeenLastCalledWith('/faq?x=2', options)
})

it('changes the query of the present page without a fade', () => {
  void router.navigate('?series=casement', options)
  expect(navigate).toHaveBeenLastCalledWith('?series=casement', atOnce)
})

it('keeps the fade while another page is on its way, because that page would be shown last', () => {
  mockShownKey = 'earlier'
  void router.navigate('/faq?x=1', options)
  expect(navigate).toHaveBeenLastCalledWith('/faq?x=1', options)
})

it.each([[-1], [{ pathname: '/faq', search: '?x=1' }]])('leaves a navigation to %j as it is', (to) => {
  void router.navigate(to as never, options)
  expect(navigate).toHaveBeenLastCalledWith(to, options)
})

it('adds no fade to a navigation without one', () => {
  void router.navigate('/faq?x=1')
  expect(navigate).toHaveBeenLastCalledWith('/faq?x=1', undefined)
})
