import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderAt } from '../testing/render-at'
import { RemoteError } from './RemoteError'

const box = <RemoteError href="/catalog?window_type=bay" />

it('says what happened under a heading of its own', () => {
  renderAt('/catalog', box)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page is not available right now')
})

it('leads to the same address again', () => {
  renderAt('/catalog', box)
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/catalog?window_type=bay')
})

it('tries again with a whole document, which the router leaves alone', () => {
  const { router } = renderAt('/contact-us', box)
  let takenByRouter = true
  // jsdom cannot load a document: the last listener sees whether anyone took the click, then stops it.
  window.addEventListener(
    'click',
    (event) => {
      takenByRouter = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  screen.getByRole('link', { name: 'Try again' }).click()
  expect(takenByRouter).toBe(false)
  expect(router.state.location.pathname).toBe('/contact-us')
})

it('gives the phone number as a link', () => {
  renderAt('/catalog', box)
  expect(screen.getByRole('link', { name: '(951) 555-0100' })).toHaveAttribute('href', 'tel:+19515550100')
})

it('links to the home page', () => {
  renderAt('/catalog', box)
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
})

it('is not an alert, because its heading takes the focus', () => {
  renderAt('/catalog', box)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('has no accessibility fault', async () => {
  const { container } = renderAt('/catalog', <main>{box}</main>)
  expect((await axe(container)).violations).toEqual([])
})
