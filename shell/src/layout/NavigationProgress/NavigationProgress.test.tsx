import '../testing/request'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Outlet, RouterProvider, createMemoryRouter } from 'react-router-dom'
import { NavigationProgress } from './NavigationProgress'

function Site() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  )
}

/** A site of two pages. The second one loads when the test says so. */
function slowSite() {
  let arrive = () => {}
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)))
  const router = createMemoryRouter([
    {
      element: <Site />,
      children: [
        { path: '/', element: 'Home' },
        { path: '/slow', loader, element: 'Slow' },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  return {
    wait,
    go: async () => {
      act(() => void router.navigate('/slow'))
      await wait(0)
    },
    arrive: async () => {
      arrive()
      await wait(0)
    },
  }
}
const bar = () => screen.queryByRole('progressbar', { name: 'Loading page' })

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('shows nothing for a page that comes within 200 ms', async () => {
  const site = slowSite()
  await site.go()
  await site.wait(199)
  expect(bar()).not.toBeInTheDocument()
})

it('shows a bar when a page takes longer', async () => {
  const site = slowSite()
  await site.go()
  await site.wait(200)
  expect(bar()).toBeInTheDocument()
})

it('goes when the page is there', async () => {
  const site = slowSite()
  await site.go()
  await site.wait(500)
  await site.arrive()
  expect(screen.getByText('Slow')).toBeInTheDocument()
  expect(bar()).not.toBeInTheDocument()
})

it('renders nothing on the server', () => {
  const router = createMemoryRouter([{ path: '/', element: <NavigationProgress /> }])
  expect(renderToString(<RouterProvider router={router} />)).not.toContain('progressbar')
})
