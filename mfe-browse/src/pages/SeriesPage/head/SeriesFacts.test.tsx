import { allSeries } from '@virida/shared/products/catalogue/all-series'
import { seriesSlugs, type SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { SeriesFacts } from './SeriesFacts'

const show = (slug: SeriesSlug) =>
  render(
    <MemoryRouter>
      <SeriesFacts series={allSeries[slug]} />
    </MemoryRouter>,
  )

/** Written by hand from R-SIZE-1 and the rows after it and from R-SERIES-4, so a mistake in the catalogue fails. */
const numbers: Record<SeriesSlug, string> = {
  'bellagio-single-hung': 'S-3000',
  'bellagio-horizontal-slider': 'S-3200',
  'bellagio-picture-window': 'S-3050',
  'bellagio-specialty-window': 'S-3050',
  'bellagio-bay-window': 'S-3160',
  'platinum-single-hung': 'S-2000',
  'platinum-horizontal-slider': 'S-2500',
  'platinum-picture-window': 'S-2050',
  'platinum-specialty-window': 'S-2050',
  'platinum-bay-window': 'S-2060',
  'venetian-single-hung': 'S-3800',
  'venetian-double-hung': 'S-5000',
  'venetian-picture-window': 'S-3850',
  'venetian-casement': 'S-4000',
  'venetian-awning': 'S-4100',
  'venetian-horizontal-slider': 'S-3900',
  'sliding-glass-door': 'S-6000',
  'french-sliding-door': 'S-7000',
  'french-swing-door': 'S-9500',
  'multi-slide-door': 'S-6800',
  'bi-fold-door': 'S-9800',
}

it.each(seriesSlugs)('shows number and material of %s', (slug) => {
  show(slug)
  const box = screen.getByText('Series #').closest('dl') as HTMLElement
  expect(box).toHaveTextContent(`Series #${numbers[slug]}`)
  expect(within(box).getByText(/^Vinyl(\/Capstock)?$/)).toBeInTheDocument()
})

it('links to the technical drawings of the series', () => {
  show('venetian-casement')
  expect(screen.getByRole('link', { name: 'Technical drawings' })).toHaveAttribute(
    'href',
    '/technical-resources#venetian-casement-elevation',
  )
})

it('links to the egress calculator with series and style filled in', () => {
  show('venetian-casement')
  expect(screen.getByRole('link', { name: 'Check egress' })).toHaveAttribute(
    'href',
    '/egress-calculator?window_series=venetian&window_style=casement',
  )
})

it('offers no egress check for a style that the calculator does not cover', () => {
  show('venetian-awning')
  expect(screen.queryByRole('link', { name: 'Check egress' })).not.toBeInTheDocument()
})

it('links to the finishes in the Options tab and names each of them', () => {
  show('platinum-single-hung')
  expect(screen.getByRole('link', { name: '2, see Options' })).toHaveAttribute(
    'href',
    '/series/platinum-single-hung?tab=options#frame-finishes',
  )
  expect(screen.getByRole('img', { name: 'White and Almond' })).toBeInTheDocument()
})
