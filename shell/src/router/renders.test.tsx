import '../layout/testing/request'
import { act, render, screen } from '@testing-library/react'
import type * as router from '@virida/shared/router'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { Frame } from '../layout/Frame/Frame'
import { stubWindowWidth } from '../layout/testing/window-width'
import type { PageData } from './page-data'
import { PageView } from './PageView'

const rendered = { links: 0, pages: 0 }

jest.mock('@virida/shared/router', () => {
  const actual = jest.requireActual<typeof router>('@virida/shared/router')
  const Link: typeof actual.Link = (props) => {
    rendered.links++
    return <actual.Link {...props} />
  }
  return { ...actual, Link }
})

function Page() {
  rendered.pages++
  return <h1>Page</h1>
}

const Site = () => (
  <Frame>
    <Outlet />
  </Frame>
)

/** Shows a page whose links lead to a page that loads until `finish` is called. */
function showSite() {
  const head = { title: 'Page', description: 'A page' }
  const data = { page: { Page, head }, head: { ...head, canonical: '/' } } as PageData
  let finish: (data: PageData) => void = () => undefined
  const next = new Promise<PageData>((resolve) => (finish = resolve))
  const site = createMemoryRouter(
    [
      {
        id: 'site',
        Component: Site,
        children: [
          { id: '/', path: '/', Component: PageView, loader: () => data },
          { id: '/next', path: '/next', Component: PageView, loader: () => next },
        ],
      },
    ],
    { hydrationData: { loaderData: { '/': data } } },
  )
  const Next = () => <h1>Next</h1>
  return { site, finish: () => finish({ ...data, page: { Page: Next, head } }) }
}

it('renders neither the page nor the links of the frame again when a navigation begins, and few links when it ends', async () => {
  stubWindowWidth(1440)
  const { site, finish } = showSite()
  render(<RouterProvider router={site} />)
  const before = { ...rendered }
  expect(before.links).toBeGreaterThan(10)
  let navigation: Promise<void> | undefined
  await act(async () => {
    navigation = site.navigate('/next')
    await Promise.resolve()
  })
  expect(site.state.navigation.state).toBe('loading')
  expect(rendered).toEqual(before)
  await act(async () => {
    finish()
    await navigation
  })
  expect(screen.getByRole('heading', { name: 'Next' })).toBeInTheDocument()
  // The menus close at a navigation, so their own links are rendered again.
  expect(rendered.links - before.links).toBeLessThan(3)
})
