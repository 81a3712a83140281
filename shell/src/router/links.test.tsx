import '../layout/testing/request'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Link } from '@virida/shared/router'

const link = () => screen.getByRole('link')

function showAt(path: string, element: React.ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return router
}

it('adds a history entry for another page, and none for the page that is shown', async () => {
  const router = showAt('/', <Link to="/catalog">Catalog</Link>)
  await userEvent.click(link())
  expect(router.state).toMatchObject({ historyAction: 'PUSH', location: { pathname: '/catalog' } })
  await userEvent.click(link())
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { pathname: '/catalog' } })
})

it('changes only the query if its address has no path', async () => {
  const router = showAt('/catalog', <Link to="?window_type=bay">Bays</Link>)
  await userEvent.click(link())
  expect(router.state.location).toMatchObject({ pathname: '/catalog', search: '?window_type=bay' })
})
