import { act } from '@testing-library/react'
import { useEffect, useLayoutEffect } from 'react'
import { createMemoryRouter, useLocation, useParams } from 'react-router-dom'
import { warmPage, type LoadedPage } from './warm-page'

const router = createMemoryRouter([{ path: '/', element: <p>Home</p> }])
const head = { title: 'T', description: 'd' }
const url = new URL('https://virida.test/series/casement?x=1#top')
const loaded = (Page: () => React.ReactNode) => ({ page: { Page, head }, path: '/series/:slug', url })

const warm = (page: LoadedPage) => act(() => Promise.resolve(warmPage(router, page)))

it('renders a page once with its address, where nothing of it is shown or runs', async () => {
  const renders = jest.fn()
  const runs = jest.fn()
  const page = loaded(function Series() {
    const { pathname, search } = useLocation()
    renders(useParams().slug, pathname + search)
    useEffect(runs)
    useLayoutEffect(runs)
    return <img src="/large.avif" alt="A window" />
  })
  await warm(page)
  expect(renders.mock.calls).toEqual([['casement', '/series/casement?x=1']])
  await warm(page)
  expect(renders).toHaveBeenCalledTimes(1)
  expect(runs).not.toHaveBeenCalled()
  expect(document.images).toHaveLength(0)
  expect(router.state.location.pathname).toBe('/')
})

it('goes on when a page cannot be rendered', async () => {
  // By the router's error boundary.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const fails = jest.fn(() => {
    throw new Error('broken')
  })
  await warm(loaded(fails))
  expect(fails).toHaveBeenCalled()
  logged.mockRestore()
  const renders = jest.fn(() => <p>Next</p>)
  await warm(loaded(renders))
  expect(renders).toHaveBeenCalled()
})
