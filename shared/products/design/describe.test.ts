import { allSeries } from '../catalogue/all-series'
import { inches } from '../catalogue/dimension'
import type { SeriesSlug } from '../catalogue/slugs'
import { describeDesign } from './describe'
import type { Design } from './design'
import { drawingOf } from './drawing-of'
import { usualDesign } from './usual-design'

const of = (slug: SeriesSlug, change: Partial<Design> = {}) =>
  describeDesign({ ...usualDesign(slug), ...change }, allSeries[slug]).map(
    ({ label, value }) => `${label}: ${value}`,
  )

it('describes a design row by row', () => {
  const design: Partial<Design> = {
    ...{ width: inches(35.5), operation: 'XR', exterior: 'black' },
    ...{ grid: { id: 'colonial-2-by-3', bars: 'flat' }, obscure: 'rain', frame: 'block' },
  }
  expect(of('venetian-casement', design)).toEqual([
    'Series: Venetian Casement, S-4000',
    'Size: 35 1/2 × 54 in, width × height',
    'Layout: Hinged right, seen from outside',
    'Frame color: Black outside, white inside',
    'Grid: Colonial 2 by 3, 5/8 in flat bars',
    'Glass: Low E3, dual glazing, 3/4 in',
    'Obscure glass: Rain',
    'Frame type: Block',
  ])
})

it('says how wide the panels of a door are', () => {
  expect(of('multi-slide-door', { operation: 'PXXXXP' })).toContain(
    'Layout: 4 Panels, Two Pockets, seen from outside, panels about 36 in wide',
  )
})

it('names a shape, and says that it has no grid', () => {
  const lines = of('platinum-specialty-window', { shape: 'quarter_round', flip: true })
  expect(lines).toContain('Shape: Quarter-Round, rising left')
  expect(lines).toContain('Grid: None')
})

it('leaves out grids and layouts that a series does not offer', () => {
  expect(of('sliding-glass-door').join()).not.toContain('Grid')
  expect(of('venetian-awning').join()).not.toContain('Layout')
})

it.each<[Partial<Design>, string]>([
  [{ exterior: 'almond', interior: 'almond' }, 'Almond, inside and out'],
  [{ exterior: 'black', interior: 'black' }, 'Black all over, capstock inside and out'],
])('describes the colors of %j', (change, words) => {
  expect(of('venetian-awning', change)).toContain(`Frame color: ${words}`)
})

it('labels tinted glass as tinted', () => {
  expect(of('venetian-awning', { obscure: 'bronze' })).toContain('Tinted glass: Bronze')
})

it('draws what it describes', () => {
  const design: Design = {
    ...usualDesign('venetian-casement'),
    ...{ exterior: 'black', obscure: 'reed', grid: { id: 'ladder', bars: 'sculptured' } },
  }
  expect(drawingOf(design, allSeries['venetian-casement'])).toMatchObject({
    ...{ width: 28, height: 54, operation: 'XL', glass: 'reed', barWidth: 1 },
    finish: { outside: '#000000', inside: '#FFFFFF' },
    grid: { kind: 'colonial', columns: 1, rows: 4 },
  })
})
