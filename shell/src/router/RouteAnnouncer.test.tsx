import '../layout/testing/request'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Link, Outlet, RouterProvider, createMemoryRouter, useLocation } from 'react-router-dom'
import { keepPage } from './kept-page'
import type { PageData } from './page-data'
import { RouteAnnouncer } from './RouteAnnouncer'

const titled = (title: string) => (): PageData => ({ head: { title, description: title, canonical: '/' } })

/** A page that asks a question; the answer is in the query. */
const Request = () =>
  useLocation().search ? (
    <h1>Your request</h1>
  ) : (
    <>
      <h1>Request</h1>
      <Link to="?type=retrofit">Retrofit</Link>
    </>
  )

function renderSite() {
  const router = createMemoryRouter(
    [
      {
        element: (
          <main>
            <RouteAnnouncer />
            <Outlet />
          </main>
        ),
        children: [
          { id: 'home', path: '/', loader: titled('Home'), element: <h1>Home</h1> },
          {
            path: '/catalog',
            loader: ({ request }) => titled(new URL(request.url).search ? 'Catalog, filtered' : 'Catalog')(),
            element: <h1>Catalog</h1>,
          },
          { path: '/request', loader: titled('Request'), element: <Request /> },
          {
            path: '/faq',
            loader: (): PageData => ({
              kept: keepPage(new Promise(() => undefined), () => new Promise(() => undefined)),
            }),
            element: <h1>Questions</h1>,
          },
        ],
      },
    ],
    { initialEntries: ['/'], hydrationData: { loaderData: { home: titled('Home')() } } },
  )
  render(<RouterProvider router={router} />)
  return (path: string) => act(() => router.navigate(path))
}

const announcement = () => screen.getByRole('status').textContent

it('says nothing and moves no focus when the document has just been loaded', () => {
  renderSite()
  expect(announcement()).toBe('')
  expect(document.body).toHaveFocus()
})

it('gives a page in the document of another one its own title, and brings it to the fragment of the address', () => {
  document.title = 'My project'
  document.body.insertAdjacentHTML('beforeend', '<div id="root" data-other-page></div><p id="design"></p>')
  const scrolled = jest.fn()
  Element.prototype.scrollIntoView = scrolled
  location.hash = '#design'
  renderSite()
  expect(document.title).toBe('Home')
  expect(announcement()).toBe('Home')
  expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus()
  expect(scrolled.mock.contexts).toEqual([document.getElementById('design')])
  expect(document.getElementById('root')).not.toHaveAttribute('data-other-page')
  document.getElementById('root')?.remove()
  location.hash = ''
})

it('announces the title of another page and brings the focus to its heading', async () => {
  const go = renderSite()
  await go('/catalog')
  await waitFor(() => expect(announcement()).toBe('Catalog'))
  expect(document.title).toBe('Catalog')
  expect(screen.getByRole('heading', { name: 'Catalog' })).toHaveFocus()
})

it('changes the title and not the focus after a filter of the same page', async () => {
  const go = renderSite()
  await go('/catalog')
  screen.getByRole('heading', { name: 'Catalog' }).blur()
  await go('/catalog?doors=bi_fold')
  await waitFor(() => expect(document.title).toBe('Catalog, filtered'))
  expect(announcement()).toBe('Catalog')
  expect(document.body).toHaveFocus()
})

it('brings the focus to the heading when a change of the query removes the element that has it', async () => {
  const go = renderSite()
  await go('/request')
  act(() => screen.getByRole('link', { name: 'Retrofit' }).focus())
  await go('/request?type=retrofit')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your request' })).toHaveFocus())
})

it('announces the heading of a page that keeps the HTML of the server', async () => {
  const go = renderSite()
  await go('/faq')
  await waitFor(() => expect(announcement()).toBe('Questions'))
})
