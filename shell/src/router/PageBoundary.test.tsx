import '../layout/testing/request'
import { act, render, screen } from '@testing-library/react'
import { useEffect, useLayoutEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { SitePage } from '@virida/shared/platform/contract'
import { blamedFor } from '../reports/script-errors'
import { reloadDocument } from './document-load'
import { PageView } from './PageView'

jest.mock('./document-load')
const caught = jest.fn<void, [unknown]>()

/** An error in code of a section. */
function errorOf(section: string) {
  const error = new Error('observer is null')
  error.stack = `Error: observer is null\n    at f (http://localhost/r/${section}/1.0.0/client/page.mjs:1:2)`
  return error
}
const fail = (section: string) => {
  throw errorOf(section)
}

const useFailingEffect = () => useEffect(() => () => fail('mfe-support'), [])
const useFailingLayoutEffect = () => useLayoutEffect(() => () => fail('mfe-support'), [])

function show(First: () => void, Second: () => void) {
  const page = (text: string, use: () => void): SitePage => ({
    head: { title: text, description: text },
    Page: () => {
      use()
      return <h1>{text}</h1>
    },
  })
  const route = (path: string, section: string, data: SitePage) => ({
    ...{ id: path, path, handle: { section }, Component: PageView, ErrorBoundary: () => <p>Error box</p> },
    loader: () => ({ page: data }),
  })
  const first = page('Contact', First)
  const router = createMemoryRouter(
    [
      route('/', 'mfe-support', first),
      route('/tools', 'mfe-tools', page('Tools', Second)),
      route(
        '/faq',
        'mfe-support',
        page('FAQ', () => undefined),
      ),
    ],
    { hydrationData: { loaderData: { '/': { page: first } } } },
  )
  render(<RouterProvider router={router} />, { onCaughtError: caught })
  return (path: string) => act(() => router.navigate(path))
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  jest.restoreAllMocks()
  jest.resetAllMocks()
})

it.each([
  ['effect', useFailingEffect],
  ['layout effect', useFailingLayoutEffect],
])(
  'shows the page of another section when the %s of the page before fails at its end',
  async (_, useFailing) => {
    const go = show(useFailing, () => undefined)
    await screen.findByText('Contact')
    await go('/tools')
    expect(await screen.findByRole('heading')).toHaveTextContent('Tools')
    expect(screen.queryByText('Error box')).toBeNull()
    await go('/faq')
    expect(await screen.findByRole('heading')).toHaveTextContent('FAQ')
  },
)

/** Puts the heading of the page into another element, as sliders and widgets do with their own element. */
const useMovedHeading = () =>
  useEffect(() => {
    const heading = document.querySelector('h1')
    const wrapper = document.createElement('div')
    heading?.replaceWith(wrapper)
    wrapper.append(heading ?? '')
  }, [])

it('loads a page of another section as a document when the page before has moved its own nodes, and blames that page', async () => {
  const go = show(useMovedHeading, () => undefined)
  await go('/tools')
  expect(reloadDocument).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Error box')).toBeNull()
  const [error] = caught.mock.calls[0] ?? []
  expect(blamedFor(error)).toBe('mfe-support')
})

it('loads a page of another section as a document when the page before has removed the place of pages', async () => {
  let place: Element | null = null
  const useRemoval = () =>
    useEffect(() => {
      place = document.querySelector('[data-page]')
      place?.remove()
    }, [])
  const go = show(useRemoval, () => undefined)
  await go('/tools')
  expect(reloadDocument).toHaveBeenCalledTimes(1)
  // React takes it out after the test.
  document.body.firstElementChild?.append(place ?? '')
})

it('shows the error box when a page fails itself', async () => {
  const go = show(
    () => undefined,
    () => fail('mfe-tools'),
  )
  await screen.findByText('Contact')
  await go('/tools')
  expect(await screen.findByText('Error box')).toBeVisible()
})

it('shows the error box when a page fails again because of code of another section', async () => {
  const go = show(
    () => undefined,
    () => fail('mfe-support'),
  )
  await screen.findByText('Contact')
  await go('/tools')
  expect(await screen.findByText('Error box')).toBeVisible()
})
