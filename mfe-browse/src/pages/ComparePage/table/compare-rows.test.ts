import { allSeries } from '@virida/shared/products/catalogue/all-series'
import { isSeriesSlug, type SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { rowsOf, type Cell } from './compare-rows'

const rows = (...slugs: readonly SeriesSlug[]) => rowsOf(slugs.map((slug) => allSeries[slug]))
const text = (cell: Cell | undefined): string => {
  switch (cell?.kind) {
    case 'lines':
      return cell.lines.join(' | ')
    case 'absent':
      return cell.reason
    case 'links':
      return cell.links.map(({ label, href }) => `${label} ${href}`).join(' | ')
    case 'finishes':
      return cell.finishes.map(({ key }) => key).join(' | ')
    default:
      return ''
  }
}
const cellText = (slug: SeriesSlug, row: string) => text(rows(slug).find(({ key }) => key === row)?.cells[0])

/**
 * The expected values are written by hand, the sizes from R-SIZE-1 and the rows after it, so that a mistake in the
 * catalogue makes the test fail.
 */
it.each([
  ['platinum-single-hung', 'width', '11 1/2 to 48 in'],
  ['platinum-single-hung', 'height', '17 1/2 to 72 in'],
  ['platinum-single-hung', 'price', '$ of $$$'],
  ['platinum-single-hung', 'finishes', 'white | almond'],
  ['bellagio-single-hung', 'price', '$$ of $$$'],
  ['bellagio-bay-window', 'width', '12 to 48 in, each window of the bay'],
  ['platinum-specialty-window', 'width', 'Made to the shape of your opening'],
  ['venetian-casement', 'glazing', 'Dual, 3/4 in | Triple, 7/8 in'],
  ['venetian-casement', 'egress', '26 1/2 × 45 1/2 in, the narrowest | 36 × 32 1/2 in, the shortest'],
  ['venetian-awning', 'egress', 'Not covered by our egress calculator'],
  ['venetian-picture-window', 'egress', 'Does not apply: it does not open'],
  ['platinum-bay-window', 'egress', 'Depends on the windows at its sides'],
  ['platinum-bay-window', 'frames', 'Block | Nail-On 3-Coat | Power Wall 1-Coat'],
  ['sliding-glass-door', 'width', 'up to 48 in, each panel'],
  ['sliding-glass-door', 'egress', 'Does not apply to doors'],
  ['sliding-glass-door', 'grids', 'Does not apply to doors'],
  ['french-swing-door', 'glazing', 'Dual, 1 in'],
  ['multi-slide-door', 'width', 'from 108 in'],
  ['multi-slide-door', 'documents', 'Drawings and size chart /technical-resources?q=multi-slide-door'],
  [
    'venetian-double-hung',
    'documents',
    'Drawings and size chart /technical-resources?q=venetian-double-hung | ' +
      'Egress calculator /egress-calculator?window_series=venetian&window_style=double_hung',
  ],
] as const)('shows for %s, %s: %s', (slug, row, expected) => {
  expect(cellText(slug, row)).toBe(expected)
})

it('has a value or a reason for every series in every row', () => {
  const silent = Object.keys(allSeries)
    .filter(isSeriesSlug)
    .flatMap((slug) => rows(slug).filter(({ cells }) => text(cells[0]) === ''))
  expect(silent).toEqual([])
})

it('finds the differences of one style between two lines', () => {
  const differing = rows('platinum-single-hung', 'bellagio-single-hung').filter(({ isSame }) => !isSame)
  expect(differing.map(({ key }) => key)).toEqual([
    'line',
    'price',
    'width',
    'height',
    'egress',
    'material',
    'finishes',
    'grids',
  ])
})

it('keeps the order of the series', () => {
  const [line] = rows('bi-fold-door', 'venetian-casement')
  expect(line?.cells.map(text)).toEqual([
    'Venetian Doors /product/venetian-doors',
    'Venetian Windows /product/venetian-windows',
  ])
})
