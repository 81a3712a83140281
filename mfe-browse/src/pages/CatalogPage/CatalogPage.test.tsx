import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { CatalogPage } from './CatalogPage'

const Address = () => <output aria-label="address">{useLocation().search}</output>
const page = (query: string) => (
  <MemoryRouter initialEntries={[`/catalog${query}`]}>
    <CatalogPage />
    <Address />
  </MemoryRouter>
)
// Inside act, the drawings load before the test continues.
const show = (query = '') => act(() => Promise.resolve(render(page(query))))
const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent)
const count = () => screen.getAllByRole('status')[0]?.textContent
const toggle = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const address = () => screen.getByRole('status', { name: 'address' }).textContent

// These tests need more than the default of 5 s, because the page has 22 drawings with many elements.
jest.setTimeout(20_000)

it('shows all 22 products', async () => {
  await show()
  expect(cards()).toHaveLength(22)
  expect(count()).toBe('22 of 22 products')
})

it.each([
  ['?window_series=venetian&frame_finish=black_exterior', 5],
  ['?window_series=platinum&frame_finish=black_exterior', 0],
  ['?frame_finish=white,almond', 22],
  ['?door_type=french_swing', 2],
])('is filtered by %s on the server', (query, expected) => {
  const html = renderToStaticMarkup(page(query))
  expect(html.match(/href="\/series\//g) ?? []).toHaveLength(expected)
  expect(html).toContain(`${expected} of 22 products`)
})

it('links from a card to its series', async () => {
  await show('?window_type=casement')
  expect(screen.getByRole('link', { name: 'Venetian Casement' })).toHaveAttribute(
    'href',
    '/series/venetian-casement',
  )
})

it('links from both French Swing cards to one series', async () => {
  await show('?door_type=french_swing')
  expect(cards()).toEqual(['French Swing Door Single panel', 'French Swing Door Double panel'])
})

it('writes a chosen filter to the URL', async () => {
  await show()
  await userEvent.click(toggle('Venetian'))
  await userEvent.click(toggle('Black Exterior'))
  expect(address()).toBe('?window_series=venetian&frame_finish=black_exterior')
  expect(count()).toBe('5 of 22 products')
})

it('removes a filter from the URL when it is turned off', async () => {
  await show('?window_series=venetian')
  await userEvent.click(toggle('Venetian'))
  expect(address()).toBe('')
})

it('shows how many products each filter would leave', async () => {
  await show('?window_series=bellagio')
  expect(toggle('Black Exterior')).toHaveAccessibleName('Black Exterior 4 products')
  expect(toggle('Bay')).toHaveAccessibleName('Bay 1 product')
})

it('accepts a filter that leaves nothing and says why', async () => {
  await show('?window_series=platinum')
  await userEvent.click(toggle('Casement'))
  expect(toggle('Casement')).toBeChecked()
  expect(cards()).toEqual([])
  expect(screen.getByRole('alert')).toHaveTextContent('No products match this and Platinum.')
})

it('offers to replace the other filter', async () => {
  await show('?window_type=casement&frame_finish=white')
  await userEvent.click(toggle('Awning'))
  await userEvent.click(screen.getByRole('button', { name: 'Show Awning instead of Casement' }))
  expect(address()).toBe('?window_type=awning&frame_finish=white')
})

it('offers the filter alone if replacing would not help', async () => {
  await show('?window_series=platinum')
  await userEvent.click(toggle('Casement'))
  await userEvent.click(screen.getByRole('button', { name: 'Show only Casement' }))
  expect(cards()).toEqual(['Venetian Casement'])
})

it('says when nothing is left and links back', async () => {
  await show('?window_type=casement&window_series=bellagio')
  expect(screen.getByText('No products match all of these filters.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Show all products' }))
  expect(cards()).toHaveLength(22)
})

it('removes one chosen filter', async () => {
  await show('?window_type=casement&window_series=bellagio')
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter Casement' }))
  expect(count()).toBe('5 of 22 products')
})

it('offers to reset the filters only when one is chosen', async () => {
  await show()
  expect(screen.queryByRole('link', { name: 'Reset filters' })).not.toBeInTheDocument()
  await userEvent.click(toggle('Casement'))
  expect(screen.getByRole('link', { name: 'Reset filters' })).toBeInTheDocument()
})

it('resets all filters and keeps the order', async () => {
  await show('?window_type=casement&sort=name')
  await userEvent.click(screen.getByRole('link', { name: 'Reset filters' }))
  expect(address()).toBe('?sort=name')
})

it('sorts by a link that keeps the filters', async () => {
  await show('?frame_finish=white')
  await userEvent.click(screen.getByRole('link', { name: 'A to Z' }))
  expect(address()).toBe('?frame_finish=white&sort=name')
  expect(cards()[0]).toBe('Bellagio Bay Window')
})

it('shows on phones how many filters are chosen', async () => {
  await show('?window_type=bay&window_series=bellagio')
  const opener = screen.getByRole('button', { name: 'Filters 2 chosen' })
  await userEvent.click(opener)
  expect(opener).toHaveAttribute('aria-expanded', 'true')
})

it('moves from the filters to the products on phones', async () => {
  Element.prototype.scrollIntoView = jest.fn()
  await show('?window_type=bay')
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 products' }))
  expect(screen.getByRole('button', { name: /^Filters/ })).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('region', { name: 'Products' })).toHaveFocus()
})

it('is a form that works without JavaScript', () => {
  const html = renderToStaticMarkup(page(''))
  expect(html).toMatch(/<form[^>]*action="\/catalog" method="get"/)
  expect(html).toMatch(/<noscript><button[^>]*type="submit"/)
})

it.each(['', '?window_type=casement&window_series=bellagio'])(
  'has no accessibility violation at /catalog%s',
  async (query) => {
    const { container } = await show(query)
    expect((await axe(container)).violations).toEqual([])
  },
  20_000,
)
