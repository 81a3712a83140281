import '../layout/testing/request'
import { createMemoryRouter } from 'react-router-dom'
import { endNavigationOnReturn } from './returned-pages'

const goBackFromMemory = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

it('ends a navigation that led to another document when Back brings this one from memory', async () => {
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/faq', element: null, loader: () => new Promise(() => undefined) },
  ])
  endNavigationOnReturn(router)
  void router.navigate('/faq')
  await Promise.resolve()
  expect(router.state.navigation.state).toBe('loading')
  goBackFromMemory(false)
  await new Promise((resolve) => setTimeout(resolve))
  expect(router.state.navigation.state).toBe('loading')
  goBackFromMemory(true)
  await new Promise((resolve) => setTimeout(resolve))
  expect(router.state.navigation.state).toBe('idle')
  expect(router.state.location.pathname).toBe('/')
})
