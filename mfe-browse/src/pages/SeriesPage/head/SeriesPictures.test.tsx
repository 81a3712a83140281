import { allSeries } from '@virida/shared/products/catalogue/all-series'
import type { PictureSource } from '@virida/shared/platform/contract'
import { fireEvent, render, screen } from '@testing-library/react'
import { keyOf } from '../../../content/picture-set'
import { stubScreen } from '../../../testing/screen-apis'
import { SeriesPictures } from './SeriesPictures'

const picture = (alt: string): PictureSource => ({
  src: '/r/mfe-browse/media/x.0',
  widths: [480, 800],
  width: 800,
  height: 533,
  alt,
  placeholder: 'abc'.repeat(12),
})
/** A series with the given number of pictures in each set. */
const show = (newConstruction: number, retrofit: number) => {
  const ids = (set: string, count: number) =>
    Array.from({ length: count }, (_, at) => `venetian-casement/${set}/${at + 1}`)
  const carouselImages = {
    newConstruction: ids('new-construction', newConstruction),
    ...(retrofit > 0 && { retrofit: ids('retrofit', retrofit) }),
  }
  const pictures = Object.fromEntries(
    Object.values(carouselImages).flatMap((set) => set.map((id) => [keyOf(id), picture(id)] as const)),
  )
  const series = { ...allSeries['venetian-casement'], carouselImages }
  return render(<SeriesPictures series={series} pictures={pictures} resting />)
}
const shown = () => screen.getByRole('group', { name: /^1 of / })

beforeEach(() => stubScreen({ matching: ['(prefers-reduced-motion: reduce)'] }))

it('offers no installation that has no pictures', () => {
  show(2, 0)
  expect(screen.queryByRole('button', { name: 'Retrofit' })).not.toBeInTheDocument()
})

it('names the only installation in plain text, not as a button', () => {
  show(2, 0)
  expect(screen.getByText('New Construction')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'New Construction' })).not.toBeInTheDocument()
})

it('begins with New Construction and shows the other set when it is chosen', () => {
  show(1, 1)
  expect(screen.getByRole('button', { name: 'New Construction' })).toHaveAttribute('aria-pressed', 'true')
  expect(shown()).toHaveAccessibleName('1 of 1: venetian-casement/new-construction/1')
  fireEvent.click(screen.getByRole('button', { name: 'Retrofit' }))
  expect(shown()).toHaveAccessibleName('1 of 1: venetian-casement/retrofit/1')
})

it('loads the first picture before everything else, and no other', () => {
  show(2, 0)
  const at = (number: number) => screen.getByAltText(`venetian-casement/new-construction/${number}`)
  expect(at(1)).toHaveAttribute('fetchpriority', 'high')
  expect(at(2)).not.toHaveAttribute('fetchpriority')
})
