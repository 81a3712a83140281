import { seriesSlugs } from '@virida/shared/products/catalogue/slugs'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { loadRecords, settled } from '../../testing/series-records'
import { ComparePage } from './ComparePage'

const Address = () => <output aria-label="address">{useLocation().search}</output>

beforeAll(() => loadRecords(seriesSlugs))

const show = async (query = '') => {
  const shown = render(
    <MemoryRouter initialEntries={[`/compare${query}`]}>
      <ComparePage />
      <Address />
    </MemoryRouter>,
  )
  await settled()
  return shown
}
const address = () => screen.getByRole('status', { name: 'address' }).textContent
const columns = () =>
  screen.getAllByRole('columnheader').map((head) => within(head).getByRole('link').textContent)
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const two = '?series=platinum-single-hung,bellagio-single-hung'

it('begins with example comparisons', async () => {
  await show()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'A wall of glass' })).toHaveAttribute(
    'href',
    '/compare?series=multi-slide-door,bi-fold-door',
  )
})

it('shows the series of the URL as columns in their order', async () => {
  await show('?series=venetian-casement,sliding-glass-door')
  expect(columns()).toEqual(['Venetian Casement', 'Sliding Glass Door'])
})

it('adds a series with the list and keeps the others', async () => {
  await show(two)
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Add a series' }),
    'Venetian Single Hung',
  )
  await settled()
  expect(address()).toBe('?series=platinum-single-hung,bellagio-single-hung,venetian-single-hung')
  expect(columns()).toHaveLength(3)
})

it('replaces a series and keeps its position', async () => {
  await show(two)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Series 1' }), 'Bi-Fold Glass Door')
  await settled()
  expect(columns()).toEqual(['Bi-Fold Glass Door', 'Bellagio Single Hung'])
})

it('groups the options by line and disables those already compared', async () => {
  await show(two)
  const list = screen.getByRole('combobox', { name: 'Series 2' })
  expect(within(list).getAllByRole('group')).toHaveLength(4)
  expect(within(list).getByRole('option', { name: 'Platinum Single Hung' })).toBeDisabled()
  expect(within(list).getByRole('option', { name: 'Bellagio Single Hung' })).toBeEnabled()
})

it('removes a series and focuses the list in its position', async () => {
  await show(two)
  await userEvent.click(screen.getByRole('link', { name: 'Remove Platinum Single Hung' }))
  await settled()
  expect(columns()).toEqual(['Bellagio Single Hung'])
  expect(screen.getByRole('combobox', { name: 'Series 1' })).toHaveFocus()
})

it('offers no fifth series', async () => {
  await show('?series=venetian-casement,venetian-awning,bi-fold-door,multi-slide-door')
  expect(screen.queryByRole('combobox', { name: 'Add a series' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Add to the comparison' })).not.toBeInTheDocument()
})

/** The switches of wide and of narrow screens. The style sheet shows one of them. */
const switches = () => screen.getAllByRole('checkbox', { name: 'Differences only' })
const sameRows = () =>
  screen
    .getAllByRole('rowheader')
    .filter((head) => head.closest('tr')?.hasAttribute('data-same'))
    .map(({ textContent }) => textContent)

it('marks the rows that are the same and counts the others', async () => {
  await show(`${two}&differences=1`)
  expect(screen.getByRole('table')).toHaveAttribute('data-rows', 'differing')
  expect(sameRows()).toContain('Frame types')
  expect(sameRows()).not.toContain('Price tier')
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('8 of 14 rows differ')
})

it('shows only differences on narrow screens until the visitor decides', async () => {
  await show(two)
  expect(screen.getByRole('table')).toHaveAttribute('data-rows', 'auto')
  const [wide, narrow] = switches()
  expect(wide).not.toBeChecked()
  expect(narrow).toBeChecked()
  await userEvent.click(narrow!)
  await settled()
  expect(address()).toBe(`${two}&differences=0`)
  expect(screen.getByRole('table')).toHaveAttribute('data-rows', 'all')
  for (const each of switches()) expect(each).not.toBeChecked()
})

it('hides the same rows when the visitor asks for it on a wide screen', async () => {
  await show(two)
  await userEvent.click(switches()[0]!)
  await settled()
  expect(address()).toBe(`${two}&differences=1`)
  expect(screen.getByRole('table')).toHaveAttribute('data-rows', 'differing')
})

const swapChip = (title: string) => screen.getByRole('combobox', { name: `Swap ${title} for another series` })

it('lets two compared series trade places with a chip', async () => {
  await show(`${two},venetian-single-hung`)
  await userEvent.selectOptions(swapChip('Platinum Single Hung'), 'Venetian Single Hung')
  await settled()
  expect(columns()).toEqual(['Venetian Single Hung', 'Bellagio Single Hung', 'Platinum Single Hung'])
})

it('swaps a series for one that is not compared yet', async () => {
  await show(two)
  await userEvent.selectOptions(swapChip('Bellagio Single Hung'), 'Bi-Fold Glass Door')
  await settled()
  expect(columns()).toEqual(['Platinum Single Hung', 'Bi-Fold Glass Door'])
})

it('lists the compared series first in a chip', async () => {
  await show(`${two},venetian-single-hung`)
  const [first] = within(swapChip('Platinum Single Hung')).getAllByRole('group')
  expect(first).toHaveAttribute('label', 'In this comparison')
  expect(
    within(first!)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Platinum Single Hung', 'Bellagio Single Hung', 'Venetian Single Hung'])
})

it('has no differences for one series', async () => {
  await show('?series=bi-fold-door&differences=1')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(rowNames()).toHaveLength(15)
})

it.each([
  ['?series=bi-fold-door,trapdoor', 'We don’t make a series called “trapdoor”.'],
  ['?series=bi-fold-door,bi-fold-door', 'Bi-Fold Glass Door was listed more than once and is shown once.'],
  [
    '?series=venetian-casement,venetian-awning,bi-fold-door,multi-slide-door,french-swing-door',
    'You can compare four series at a time. Left out: French Swing Door. Remove one to make room.',
  ],
])('says of %s: %s', async (query, text) => {
  await show(query)
  expect(screen.getByText(text)).toBeInTheDocument()
})

it('adds a suggested series with one link', async () => {
  await show(two)
  await userEvent.click(screen.getByRole('link', { name: /^Add Venetian Single Hung/ }))
  await settled()
  expect(columns()).toHaveLength(3)
})

it.each(['', two, '?series=trapdoor', '?series=sliding-glass-door,platinum-specialty-window&differences=1'])(
  'has no accessibility violation at /compare%s',
  async (query) => {
    const { container } = await show(query)
    expect((await axe(container)).violations).toEqual([])
  },
  20_000,
)
