import '../layout/testing/request'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { SitePage } from '@virida/shared/platform/contract'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter, Link, Outlet, RouterProvider, useSearchParams } from 'react-router-dom'
import { keepPage } from './kept-page'
import type { PageData } from './page-data'
import { PageView } from './PageView'

const html = '<form><label>Name <input name="name"></label><output>0</output></form>'

function Form() {
  const [count, setCount] = useState(0)
  const [search, setSearch] = useSearchParams()
  return (
    <form>
      <label>
        Name <input name="name" onChange={() => setCount(count + 1)} />
      </label>
      <output>{count}</output>
      {search.has('more') ? <p>More</p> : null}
      {count > 0 && (
        <button type="button" onClick={() => setSearch({ more: '' })}>
          Show more
        </button>
      )}
    </form>
  )
}
const page: SitePage = { Page: Form, head: { title: 'Form', description: 'd' } }

const questions: SitePage = { Page: () => <h1>Questions</h1>, head: { title: 'Questions', description: 'd' } }

const Frame = () => (
  <>
    <Link to="/faq">Questions</Link>
    <Outlet />
  </>
)

/** Hydrates a document whose page is loaded when `finish` or `fail` is called. */
async function startDocument(loadAgain: () => Promise<SitePage> = () => Promise.reject(new Error('gone'))) {
  document.body.innerHTML = `<div id="root"><a href="/faq" data-discover="true">Questions</a><div data-page="">${html}</div></div>`
  let finish: (page: SitePage) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const loading = new Promise<SitePage>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  const kept = keepPage(loading, loadAgain)
  const head = { title: 'Form', description: 'd', canonical: '/' }
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          { id: 'form', path: '/', Component: PageView, loader: (): PageData => ({ page, head }) },
          { path: '/faq', Component: PageView, loader: (): PageData => ({ page: questions, head }) },
        ],
      },
    ],
    { hydrationData: { loaderData: { form: { kept } satisfies PageData } } },
  )
  const faults = jest.fn()
  await act(async () => {
    hydrateRoot(document.getElementById('root') as HTMLElement, <RouterProvider router={router} />, {
      onRecoverableError: faults,
      onUncaughtError: faults,
    })
    await Promise.resolve()
  })
  return { finish, fail, faults }
}

const input = () => document.querySelector('input') as HTMLInputElement

it('keeps what a visitor has typed, and the focus, when the code of the page arrives late', async () => {
  const user = userEvent.setup()
  const { finish, faults } = await startDocument()
  const served = input()
  await act(async () => {
    served.focus()
    served.value = 'Ada'
    await Promise.resolve()
  })
  await act(async () => {
    finish(page)
    await Promise.resolve()
  })
  expect(input()).toBe(served)
  expect(served).toHaveValue('Ada')
  expect(served).toHaveFocus()
  await user.type(served, ' L')
  expect(served).toHaveValue('Ada L')
  expect(document.querySelector('output')).not.toHaveTextContent('0')
  expect(faults).not.toHaveBeenCalled()
})

it('does not render a late page anew when its query changes', async () => {
  const user = userEvent.setup()
  const { finish } = await startDocument()
  await act(async () => {
    finish(page)
    await Promise.resolve()
  })
  const served = input()
  await user.type(served, 'Ada')
  await user.click(document.querySelector('button') as HTMLElement)
  await screen.findByText('More')
  expect(input()).toBe(served)
  expect(served).toHaveValue('Ada')
})

it('shows another page at once while the code of the first one is not there', async () => {
  const { faults } = await startDocument()
  await act(async () => {
    screen.getByRole('link', { name: 'Questions' }).click()
    await new Promise((resolve) => setTimeout(resolve, 100))
  })
  screen.getByRole('heading', { name: 'Questions' })
  expect(document.querySelector('input')).toBeNull()
  expect(faults).not.toHaveBeenCalled()
})

it('shows the served page, with what was typed, when it must be rendered before its code is there', async () => {
  const user = userEvent.setup()
  document.body.innerHTML = `<div data-page="">${html}</div>`
  input().value = 'Ada'
  const kept = keepPage(new Promise(() => undefined), () => new Promise(() => undefined))
  const router = createMemoryRouter(
    [
      { id: 'form', path: '/', Component: PageView, loader: (): PageData => ({ kept }) },
      { path: '/faq', element: <Link to="/">Form</Link> },
    ],
    { initialEntries: ['/faq'] },
  )
  const { container } = render(<RouterProvider router={router} />)
  await user.click(screen.getByRole('link'))
  await waitFor(() => expect(container.querySelector('input')).toHaveValue('Ada'))
})

it('stays as it was served when the page cannot be loaded, and hydrates when a later attempt succeeds', async () => {
  jest.useFakeTimers()
  try {
    const loadAgain = jest.fn<Promise<SitePage>, []>().mockRejectedValueOnce(new Error('gone'))
    loadAgain.mockResolvedValueOnce(page)
    const { fail, faults } = await startDocument(loadAgain)
    const served = input()
    served.value = 'Ada'
    await act(async () => {
      fail(new Error('gone'))
      await jest.advanceTimersByTimeAsync(3_000)
    })
    expect(loadAgain).toHaveBeenCalledTimes(1)
    expect(input()).toBe(served)
    await act(() => jest.advanceTimersByTimeAsync(20_000))
    expect(loadAgain).toHaveBeenCalledTimes(2)
    expect(input()).toBe(served)
    expect(served).toHaveValue('Ada')
    expect(faults).not.toHaveBeenCalled()
  } finally {
    jest.useRealTimers()
  }
})
