import { allSeries } from '../../catalogue/all-series'
import { toInches, type LengthRange } from '../../catalogue/dimension'
import type { SeriesRecord } from '../../catalogue/series-record'
import { drawCombination } from '../combinations'
import { windowsAcrossBay } from '../product/bay'
import { doorWidth } from '../product/operation'
import { drawSection } from '../section/draw-section'
import { both, cell, usual, type Cell, type Part } from './cell'

/** Limits in inches for sides that have none. */
const room = { width: { min: 30, max: 42 }, height: { min: 78, max: 120 } }

const ends = (range: LengthRange | undefined, { min, max }: { min: number; max: number }) =>
  [range?.min ? toInches(range.min) : min, range?.max ? toInches(range.max) : max] as const

/** The smallest, a usual and the largest size of a series, always of the whole unit. */
function sizesOf({ style, size }: SeriesRecord): (readonly [width: number, height: number])[] {
  const middle = usual(style)
  if (!size) return [[middle.width, middle.height]]
  const across =
    size.of === 'bay_window' ? windowsAcrossBay : size.of === 'panel' && style !== 'french_swing' ? 2 : 1
  const widest = size.of === 'unit' ? { min: 72, max: 240 } : room.width
  const [narrow, wide] = ends(size.width, widest)
  const [low, high] = ends(size.height, room.height)
  return [
    [narrow * across, low],
    [middle.width, middle.height],
    [wide * across, high],
  ]
}

function sizesAndFinishes(record: SeriesRecord): Cell[] {
  const { style, productType, frameFinishes } = record
  const { standard, capstock = [], allOverCapstock = [] } = frameFinishes
  return sizesOf(record).flatMap(([width, height]) =>
    [...standard, ...capstock, ...allOverCapstock].map(({ title, colorHex }) =>
      cell(`${Math.round(width)} × ${height}, ${title}`, {
        style,
        productType,
        width,
        height,
        finish: both(colorHex),
      }),
    ),
  )
}

/** The grids, combinations and frames of a series. */
function options({
  style,
  productType,
  options: { grids = [], combinations },
  frames,
}: SeriesRecord): Cell[] {
  const product = { ...usual(style), productType }
  return [
    ...grids.map(({ title, pattern }) => cell(title, { ...product, grid: pattern })),
    ...combinations.map((combination): Cell =>
      'door' in combination
        ? cell(combination.title, {
            ...product,
            width: doorWidth(style, combination.door.panels),
            operation: combination.door.operation,
            open: 0.4,
          })
        : {
            caption: combination.title,
            drawing: drawCombination(combination.rows, { productType }, { operation: true }),
          },
    ),
    ...frames.types.flatMap(({ kind, title }) =>
      (['horizontal', 'vertical'] as const).map((cut): Cell => ({
        detail: true,
        caption: `${title}, ${cut}`,
        drawing: drawSection({ style, productType, frameType: kind, cut, labels: style === 'single_hung' }),
      })),
    ),
  ]
}

/** Two parts for every series of the catalogue: its sizes in every finish, then its options. */
export const series: readonly Part[] = Object.values(allSeries).flatMap((record): Part[] => [
  [`${record.title}: smallest, usual, largest, every finish`, sizesAndFinishes(record)],
  [`${record.title}: grids, combinations, frames`, options(record)],
])
