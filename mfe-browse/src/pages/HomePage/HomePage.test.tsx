import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { brand } from '@virida/shared/site/brand'
import { HomePage } from './HomePage'

const page = (
  <MemoryRouter>
    <HomePage />
  </MemoryRouter>
)
const show = () => render(page)

it('begins with "The Power of Green"', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The Power of Green')
  const link = screen.getByRole('link', { name: `Learn More about ${brand.name}` })
  expect(link).toHaveAttribute('href', '/about-us')
})

it.each(['25+ years of experience', 'Made U.S.', 'Doorstep Deliveries'])('says %s', (claim) => {
  const { container } = show()
  expect(container).toHaveTextContent(claim)
})

it.each([
  ['Platinum', '/product/platinum-windows', '$'],
  ['Bellagio', '/product/bellagio-windows', '$$'],
  ['Venetian', '/product/venetian-windows', '$$$'],
])('shows %s with its link and its price tier', (title, href, tier) => {
  show()
  const card = screen
    .getAllByRole('article')
    .find((each) => within(each).queryByRole('link', { name: title }))
  expect(within(card as HTMLElement).getByRole('link')).toHaveAttribute('href', href)
  expect(card).toHaveTextContent(`Price tier ${tier}`)
})

it('links to the doors', () => {
  show()
  expect(screen.getByRole('link', { name: 'Explore Doors' })).toHaveAttribute(
    'href',
    '/product/venetian-doors',
  )
})

it.each([
  '/series/sliding-glass-door',
  '/series/french-sliding-door',
  '/series/french-swing-door',
  '/series/multi-slide-door',
  '/series/bi-fold-door',
])('links to %s', (href) => {
  const { container } = show()
  expect(container.querySelector(`a[href="${href}"]`)).toBeInTheDocument()
})

it.each(['Craftsmanship', 'Engineering', 'Prices'])('gives %s as a reason', (reason) => {
  show()
  expect(within(screen.getByRole('region', { name: /^Why/ })).getByText(reason)).toBeInTheDocument()
})

it('shows six certifications, each with what it covers', () => {
  show()
  const marks = within(screen.getByRole('region', { name: 'Certified and rated' })).getAllByRole('listitem')
  expect(marks.map((mark) => within(mark).getByRole('heading').textContent)).toEqual([
    'AAMA',
    'ASTM',
    'Energy Star',
    'FGIA',
    'NFRC',
    'Title 24',
  ])
})

it('loads one picture before the others', () => {
  expect(renderToStaticMarkup(page).match(/fetchPriority="high"/g)).toHaveLength(1)
})

it('is rendered without inline styles', () => {
  expect(renderToStaticMarkup(page)).not.toContain('style=')
})

it('has no accessibility violation', async () => {
  const { container } = show()
  expect((await axe(container)).violations).toEqual([])
}, 20_000)
