import '../layout/testing/request'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { SiteRouter } from './SiteRouter'

it('shows a navigation that took place while the page was hydrated', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <p>first page</p> },
    { path: '/next', element: <p>next page</p> },
  ])
  // A router with a listener does not keep changes for the next one.
  router.subscribe(() => undefined)
  const before = router.state
  await router.navigate('/next')
  let isHydrated = false
  const hydrating = Object.create(router, {
    state: { get: () => (isHydrated ? router.state : before) },
    subscribe: {
      value: (listener: Parameters<typeof router.subscribe>[0]) => {
        isHydrated = true
        return router.subscribe(listener)
      },
    },
  }) as typeof router
  render(<SiteRouter router={hydrating} />)
  expect(await screen.findByText('next page')).toBeVisible()
})
