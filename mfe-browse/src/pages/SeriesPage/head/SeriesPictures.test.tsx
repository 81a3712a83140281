import { allSeries } from '@virida/shared/catalogue/all-series'
import type { PictureSource } from '@virida/shared/contract'
import { fireEvent, render, screen } from '@testing-library/react'
import type { PictureSet } from '../../../content/picture-set'
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
const show = (pictures: PictureSet) =>
  render(<SeriesPictures series={allSeries['venetian-casement']} pictures={pictures} resting />)
const shown = () => screen.getByRole('group', { name: /^1 of / })

beforeEach(() => stubScreen({ matching: ['(prefers-reduced-motion: reduce)'] }))

it('draws the product and offers no kind of installation while no scene has been made', () => {
  show({})
  expect(screen.queryByRole('button', { name: 'Retrofit' })).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Pictures of the Venetian Casement' })).toBeInTheDocument()
})

it('begins with New Construction and shows the other set when it is chosen', () => {
  show({
    venetianCasementNewConstruction1: picture('A window in a new wall'),
    venetianCasementRetrofit1: picture('A window in an old wall'),
  })
  expect(screen.getByRole('button', { name: 'New Construction' })).toHaveAttribute('aria-pressed', 'true')
  expect(shown()).toHaveAccessibleName('1 of 1: A window in a new wall')
  fireEvent.click(screen.getByRole('button', { name: 'Retrofit' }))
  expect(shown()).toHaveAccessibleName('1 of 1: A window in an old wall')
})

it('fetches the first picture ahead of everything, and no other', () => {
  show({
    venetianCasementNewConstruction1: picture('First'),
    venetianCasementNewConstruction2: picture('Second'),
  })
  expect(screen.getByAltText('First')).toHaveAttribute('fetchpriority', 'high')
  expect(screen.getByAltText('Second')).not.toHaveAttribute('fetchpriority')
})
