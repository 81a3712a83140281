import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderAt } from '../testing/render-at'
import { Footer } from './Footer'

const hrefs = (title: string) => {
  const column = screen.getByRole('heading', { name: title }).parentElement as HTMLElement
  return within(column)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

it('asks dealers to join', () => {
  renderAt('/', <Footer />)
  expect(screen.getByRole('link', { name: 'Interested in becoming a dealer?' })).toHaveAttribute(
    'href',
    '/become-a-dealer',
  )
})

it.each([
  ['Windows', ['/product/platinum-windows', '/product/bellagio-windows', '/product/venetian-windows']],
  [
    'Doors',
    [
      '/series/sliding-glass-door',
      '/series/french-sliding-door',
      '/series/french-swing-door',
      '/series/multi-slide-door',
      '/series/bi-fold-door',
    ],
  ],
  ['Tools', ['/catalog', '/find-by-size', '/compare', '/my-project']],
  ['Support', ['/support', '/egress-calculator', '/warranty']],
])('leads from the column %s to its pages', (title, expected) => {
  renderAt('/', <Footer />)
  expect(hrefs(title)).toEqual(expected)
})

it('leads from Careers to the contact page', () => {
  renderAt('/', <Footer />)
  expect(screen.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/contact-us')
})

it('keeps the tools, About Us and the dealer page for phones', () => {
  renderAt('/', <Footer />)
  const onPhones = [...document.querySelectorAll('nav a')]
    .filter((link) => !link.closest('[data-only="desktop"]'))
    .map((link) => link.getAttribute('href'))
  expect(onPhones).toEqual([
    '/catalog',
    '/find-by-size',
    '/compare',
    '/my-project',
    '/about-us',
    '/become-a-dealer',
  ])
})

it('gives the phone number and the Californian address', () => {
  renderAt('/', <Footer />)
  expect(screen.getByRole('link', { name: '(951) 555-0100' })).toHaveAttribute('href', 'tel:+19515550100')
  expect(screen.getByText(/Mira Loma, CA 91752/)).toBeInTheDocument()
})

it('shows the copyright years', () => {
  renderAt('/', <Footer />)
  expect(screen.getByText('© 2005-2025 Virida Windows & Doors')).toBeInTheDocument()
})

it('has no accessibility fault', async () => {
  const { container } = renderAt('/', <Footer />)
  expect((await axe(container)).violations).toEqual([])
})
