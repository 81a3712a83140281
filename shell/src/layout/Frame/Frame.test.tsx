import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { renderAt } from '../testing/render-at'
import { stubWindowWidth } from '../testing/window-width'
import { Frame } from './Frame'

const page = (
  <Frame>
    <h1>A page</h1>
  </Frame>
)
const served = () => {
  const html = renderToString(<MemoryRouter>{page}</MemoryRouter>)
  return new DOMParser().parseFromString(html, 'text/html')
}

beforeEach(() => void stubWindowWidth(1440))

it('puts the page into the main element', () => {
  renderAt('/', page)
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'A page' })).toBeInTheDocument()
})

it('offers to skip to the content first of all', async () => {
  renderAt('/', page)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  expect(document.activeElement).toHaveAttribute('href', '#main')
})

it.each([
  ['About Us', '/about-us'],
  ['Warranty', '/warranty'],
  ['Support', '/support'],
  ['Contact Us', '/contact-us'],
])('leads from the top strip to %s', (name, href) => {
  renderAt('/', page)
  const strip = within(screen.getByRole('navigation', { name: 'Company' }))
  expect(strip.getByRole('link', { name })).toHaveAttribute('href', href)
})

it('marks the current page in the top strip', () => {
  renderAt('/support', page)
  const strip = within(screen.getByRole('navigation', { name: 'Company' }))
  expect(strip.getByRole('link', { name: 'Support' })).toHaveAttribute('aria-current', 'page')
})

it('leads home from the logo', () => {
  renderAt('/support', page)
  const [logo] = screen.getAllByRole('link', { name: 'Virida Windows & Doors home' })
  expect(logo).toHaveAttribute('href', '/')
})

it('gives a browser without scripts a menu that leads on', () => {
  const plain = served().querySelector('noscript details')
  const hrefs = [...(plain?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(
    expect.arrayContaining(['/catalog', '/product/venetian-doors', '/find-a-dealer', '/support']),
  )
})

it('serves no inline styles, which the site’s policy forbids', () => {
  expect(served().querySelector('[style], style')).toBeNull()
})

it('has no accessibility fault', async () => {
  const { container } = renderAt('/', page)
  expect((await axe(container)).violations).toEqual([])
})
