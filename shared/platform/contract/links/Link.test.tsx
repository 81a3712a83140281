import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import React, { createRef } from 'react'
import {
  MemoryRouter,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { Link } from './Link'

/** Shows the link on a page, and next to it the address and how the router got there. */
function Site({ children }: { children: React.ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <>
      {children}
      <output>{`${useNavigationType()} ${pathname}${search}`}</output>
    </>
  )
}

const show = (element: React.ReactNode) =>
  render(
    <MemoryRouter>
      <Site>{element}</Site>
    </MemoryRouter>,
  )

const address = () => screen.getByRole('status').textContent
const link = () => screen.getByRole('link')

it('opens a page without a new document', async () => {
  show(<Link to="/catalog?window_type=bay">Bays</Link>)
  expect(link()).toHaveAttribute('href', '/catalog?window_type=bay')
  await userEvent.click(link())
  expect(address()).toBe('PUSH /catalog?window_type=bay')
})

it('replaces the history entry when asked to', async () => {
  show(
    <Link to="/catalog" replace>
      Catalog
    </Link>,
  )
  await userEvent.click(link())
  expect(address()).toBe('REPLACE /catalog')
})

it('leaves clicks for another tab to the browser, without its own click handler', () => {
  const onClick = jest.fn()
  show(
    <Link to="/catalog" onClick={onClick}>
      Catalog
    </Link>,
  )
  const click = createEvent.click(link(), { ctrlKey: true, button: 0 })
  // jsdom cannot open another tab, so the test cancels the click after the link has handled it.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent(link(), click)
  expect(onClick).not.toHaveBeenCalled()
  expect(address()).toBe('POP /')
})

it('leaves a target to the browser', () => {
  show(
    <Link to="/catalog" target="_blank">
      Catalog
    </Link>,
  )
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(link())
  expect(link()).toHaveAttribute('target', '_blank')
  expect(address()).toBe('POP /')
})

it('stays when its own click handler refuses the click', async () => {
  const onClick = jest.fn((event: React.MouseEvent) => event.preventDefault())
  show(
    <Link to="/catalog" onClick={onClick}>
      Catalog
    </Link>,
  )
  await userEvent.click(link())
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(address()).toBe('POP /')
})

it('gives its element to a ref', () => {
  const ref = createRef<HTMLAnchorElement>()
  show(
    <Link to="/catalog" ref={ref}>
      Catalog
    </Link>,
  )
  expect(ref.current).toBe(link())
})

it('depends on nothing that a navigation changes, so that none renders it again', () => {
  const read = jest.spyOn(React, 'useContext')
  let contexts: unknown[] = []
  function Watched() {
    read.mockClear()
    const element = Link({ to: '/catalog', children: 'Catalog' })
    contexts = read.mock.calls.map(([context]) => context)
    return element
  }
  show(<Watched />)
  read.mockRestore()
  expect(contexts.length).toBeGreaterThan(0)
  expect(contexts).not.toContain(LocationContext)
  expect(contexts).not.toContain(RouteContext)
})
