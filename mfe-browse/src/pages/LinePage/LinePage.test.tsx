import { lineSlugs, type LineSlug } from '@virida/shared/products/catalogue/line-slugs'
import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { catalogItems } from '@virida/shared/products/catalogue/listing/catalog-items'
import { filtersIn } from '../CatalogPage/filters/filter-query'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { filterItems } from '@virida/shared/products/catalogue/listing/filters'
import { catalogLinks } from './content'
import { LinePage } from './LinePage'
import { page } from './page'

const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/product/:productType?" element={<LinePage />} />
      </Routes>
    </MemoryRouter>,
  )
const at = (productType?: string) => ({
  params: { productType },
  url: new URL(`/product/${productType ?? ''}`, 'https://localhost'),
})
const headAt = (productType?: string) => {
  if (typeof page.head !== 'function') throw new Error('the head depends on the line')
  return page.head(at(productType))
}

/** Written by hand from R-PROD-1, so a mistake in the catalogue fails. */
const series: Record<LineSlug, readonly string[]> = {
  'platinum-windows': ['Single Hung', 'Horizontal Slider', 'Picture', 'Specialty', 'Bay'],
  'bellagio-windows': ['Single Hung', 'Horizontal Slider', 'Picture', 'Specialty', 'Bay'],
  'venetian-windows': ['Single Hung', 'Double Hung', 'Horizontal Slider', 'Picture', 'Casement', 'Awning'],
  'venetian-doors': ['Sliding Glass', 'French Sliding', 'French Swing', 'Multi-Slide', 'Bi-Fold Glass'],
}

it.each(lineSlugs)('links %s to the catalog with exactly the series of the line', (slug) => {
  const { searchParams } = new URL(catalogLinks[slug], 'https://www.example.com')
  const values = filtersIn(searchParams).map(({ value }) => value)
  const shown = new Set(filterItems(catalogItems, values).map((item) => item.slug))
  expect([...shown].filter((series) => seriesFacts[series].product !== slug)).toEqual([])
  expect(shown.size).toBe(series[slug].length)
})

it.each(lineSlugs)('lists the series of %s', (slug) => {
  show(`/product/${slug}`)
  const list = screen.getByRole('region', { name: /^(Five|Six) (styles|doors)$/ })
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(series[slug])
})

it.each([
  ['platinum-windows', 'Platinum Windows'],
  ['bellagio-windows', 'Bellagio Windows'],
  ['venetian-windows', 'Venetian Windows'],
  ['venetian-doors', 'Venetian Doors'],
])('calls %s by its title', (slug, title) => {
  show(`/product/${slug}`)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
})

it('shows Platinum when the URL names no line', () => {
  show('/product')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Platinum Windows')
})

it.each([
  ['platinum-windows', ['/product/bellagio-windows', '/product/venetian-windows']],
  ['bellagio-windows', ['/product/platinum-windows', '/product/venetian-windows']],
  ['venetian-windows', ['/product/platinum-windows', '/product/bellagio-windows']],
])('leads from %s to the two other window lines', (slug, hrefs) => {
  show(`/product/${slug}`)
  const others = screen.getByRole('region', { name: 'Other window lines' })
  expect(
    within(others)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(hrefs)
})

it('has no switch on the door line', () => {
  show('/product/venetian-doors')
  expect(screen.queryByRole('region', { name: 'Other window lines' })).not.toBeInTheDocument()
})

it.each(lineSlugs)('names four thoughtful benefits of %s', (slug) => {
  show(`/product/${slug}`)
  const benefits = screen.getByRole('region', { name: 'Thoughtful Benefits' })
  expect(within(benefits).getAllByRole('listitem')).toHaveLength(4)
})

it.each(['florentine-windows', 'platinum', 'toString'])('sends /product/%s to the 404 page', (slug) => {
  expect(page.redirect?.(at(slug))).toBe('/not-found')
})

it('does not redirect a known or a missing line', () => {
  expect(page.redirect?.(at('venetian-doors'))).toBeUndefined()
  expect(page.redirect?.(at())).toBeUndefined()
})

it.each(lineSlugs)('describes %s in at most 160 characters', (slug) => {
  expect(headAt(slug).description.length).toBeLessThanOrEqual(160)
})

it('gives /product the canonical URL of Platinum', () => {
  expect(headAt().canonical).toBe('/product/platinum-windows')
})

it.each(lineSlugs)(
  'has no accessibility violation at %s',
  async (slug) => {
    const { container } = show(`/product/${slug}`)
    expect((await axe(container)).violations).toEqual([])
  },
  20_000,
)
