import { seriesSlugs } from '@virida/shared/products/catalogue/slugs'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { stubScreen } from '../../testing/screen-apis'
import { page } from './page'
import { SeriesPage } from './SeriesPage'

const Address = () => <output aria-label="address">{useLocation().search}</output>

const show = (path: string) =>
  act(async () => {
    const shown = render(
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route
            path="/series/:seriesType?"
            element={
              <>
                <SeriesPage />
                <Address />
              </>
            }
          />
        </Routes>
      </MemoryRouter>,
    )
    await new Promise((resolve) => setTimeout(resolve, 50))
    return shown
  })
const at = (seriesType?: string) => ({
  params: { seriesType },
  url: new URL(`/series/${seriesType ?? ''}`, 'https://localhost'),
})
const headAt = (seriesType?: string) => {
  if (typeof page.head !== 'function') throw new Error('the head depends on the series')
  return page.head(at(seriesType))
}
const panel = () => screen.getByRole('tabpanel')

// Nothing rotates and nothing scrolls into view here. Both have tests of their own (Carousel, DesignBand).
beforeEach(() => stubScreen({ matching: ['(prefers-reduced-motion: reduce)'], inSight: false }))

it('shows the Platinum single hung when the URL names no series', async () => {
  await show('/series')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Platinum Single Hung')
})

it('has breadcrumbs from home through the line to the series', async () => {
  await show('/series/venetian-casement')
  const links = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Venetian Series Windows', '/product/venetian-windows'],
    ['Venetian Casement', '/series/venetian-casement'],
  ])
})

it('opens on the overview, the first of five tabs', async () => {
  await show('/series/venetian-casement')
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Overview',
    'Options',
    'Glass',
    'Accessories',
    'Frame',
  ])
  expect(within(panel()).getByRole('heading', { name: 'Why Venetian Casement?' })).toBeInTheDocument()
  expect(panel()).toHaveTextContent('16 to 36 in')
})

it('keeps the open tab in the URL', async () => {
  await show('/series/venetian-casement')
  await userEvent.click(screen.getByRole('tab', { name: 'Glass' }))
  expect(screen.getByLabelText('address')).toHaveTextContent('?tab=glass')
  expect(within(panel()).getByRole('heading', { name: 'Glass Types' })).toBeInTheDocument()
})

it.each([
  ['options', 'Frame Finishes'],
  ['glass', 'Obscure Glass'],
  ['accessories', 'Accessories'],
  ['frame', 'Frame Types'],
])('opens the tab %s from the URL', async (tab, heading) => {
  await show(`/series/bellagio-single-hung?tab=${tab}`)
  expect(within(panel()).getByRole('heading', { name: heading })).toBeInTheDocument()
})

it('says that a series without limits comes in many shapes', async () => {
  await show('/series/platinum-specialty-window')
  expect(panel()).toHaveTextContent(
    'Available in a wide variety of shapes and sizes. Contact us to learn more.',
  )
  expect(within(panel()).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us')
})

it('offers capstock as more creative options', async () => {
  await show('/series/bellagio-single-hung?tab=options')
  expect(panel()).toHaveTextContent('Want more creative options?')
  expect(panel()).toHaveTextContent('Both exterior, interior are covered with capstock.')
})

it('offers only white and almond where there is no capstock', async () => {
  await show('/series/platinum-single-hung?tab=options')
  expect(panel()).not.toHaveTextContent('Want more creative options?')
})

it('has grids for windows and none for doors', async () => {
  await show('/series/sliding-glass-door?tab=options')
  expect(within(panel()).queryByRole('heading', { name: 'Grids' })).not.toBeInTheDocument()
})

it('shows the first obscure glass until another is chosen', async () => {
  await show('/series/venetian-casement?tab=glass')
  expect(within(panel()).getByRole('radio', { name: 'Delta Frost' })).toBeChecked()
  await userEvent.click(within(panel()).getByRole('radio', { name: 'Bronze' }))
  expect(within(panel()).getByRole('heading', { name: 'Bronze' })).toBeInTheDocument()
})

it('shows Low E3 and Low E4 as the two halves of one picture', async () => {
  await show('/series/venetian-casement?tab=glass')
  const split = within(panel())
    .getAllByRole('figure')
    .find((figure) => figure.textContent?.includes('Both look the same from inside.'))
  if (!split) throw new Error('the tab has no picture of the coatings')
  const pictures = within(split).getAllByRole('img')
  expect(new Set(pictures.map((picture) => picture.getAttribute('src'))).size).toBe(2)
  for (const title of ['Low E3', 'Low E4']) {
    expect(within(split).getByText(title)).toBeInTheDocument()
    // The description of a coating has no picture of its own.
    const { parentElement } = within(panel()).getByRole('heading', { name: title })
    expect(within(parentElement as HTMLElement).queryByRole('img')).not.toBeInTheDocument()
  }
})

it.each([
  'platinum-picture-window',
  'platinum-specialty-window',
  'bellagio-picture-window',
  'bellagio-specialty-window',
  'venetian-picture-window',
])('shows a picture with the accessories of %s', async (slug) => {
  await show(`/series/${slug}?tab=accessories`)
  const figures = within(panel()).getAllByRole('figure')
  expect(figures.length).toBeGreaterThan(0)
  for (const figure of figures) {
    expect(within(figure).getByRole<HTMLImageElement>('img').src).toContain('/accessories-')
  }
})

it('shows text between double asterisks in bold', async () => {
  await show('/series/venetian-casement?tab=accessories')
  expect(within(panel()).getByText('Cranking handle:').tagName).toBe('STRONG')
  expect(panel()).not.toHaveTextContent('**')
})

it('names the line in the title of the cross sections', async () => {
  await show('/series/venetian-casement?tab=frame')
  expect(
    screen.getByRole('heading', { name: 'Venetian Series – Double Pane Cross Section' }),
  ).toBeInTheDocument()
})

it('renders every tab, also those that are closed', async () => {
  const { container } = await show('/series/venetian-casement')
  expect(container).toHaveTextContent('Frame Finishes')
  expect(container).toHaveTextContent('Power Wall 1-Coat')
})

it.each(['venetian-french', 'Venetian-Casement', 'constructor'])(
  'sends /series/%s to the 404 page',
  (slug) => {
    expect(page.redirect?.(at(slug))).toBe('/not-found')
  },
)

it('does not redirect a known or a missing series', () => {
  expect(page.redirect?.(at('bi-fold-door'))).toBeUndefined()
  expect(page.redirect?.(at())).toBeUndefined()
})

it.each(seriesSlugs)('describes %s in at most 160 characters', (slug) => {
  expect(headAt(slug).description.length).toBeLessThanOrEqual(160)
})

it('describes each series differently', () => {
  expect(new Set(seriesSlugs.map((slug) => headAt(slug).description)).size).toBe(seriesSlugs.length)
})

it('gives /series the canonical URL of the Platinum single hung', () => {
  expect(headAt().canonical).toBe('/series/platinum-single-hung')
})

it.each(['overview', 'options', 'glass', 'accessories', 'frame'])(
  'has no accessibility violation in the tab %s',
  async (tab) => {
    const { container } = await show(`/series/bellagio-single-hung?tab=${tab}`)
    // The check takes seconds, in which the carousels update: they preload their next picture.
    const { violations } = await act(() => axe(container))
    expect(violations).toEqual([])
  },
  30_000,
)
