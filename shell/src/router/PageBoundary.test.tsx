import '../layout/testing/request'
import { act, render, screen } from '@testing-library/react'
import { useEffect, useLayoutEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { SitePage } from '@virida/shared/platform/contract'
import { PageView } from './PageView'

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
  render(<RouterProvider router={router} />)
  return (path: string) => act(() => router.navigate(path))
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

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
