import { seriesFacts } from '../catalogue/facts'
import type { Combination, SeriesRecord } from '../catalogue/series-record'
import type { SpecialtyShape } from '../catalogue/vocabulary/shapes'
import { parseOperation } from '../drawing/product/operation'
import { toInches } from '../catalogue/dimension'
import type { Design } from './design'

/** One choice of panel layout or shape. */
export type Layout = { id: string; title: string } & Pick<Design, 'operation' | 'shape' | 'flip'>

type Options = Pick<SeriesRecord, 'style' | 'options'>

/** Shapes that are not symmetrical. */
const handed: readonly SpecialtyShape[] = ['quarter_round', 'trapezoid']

/** A single casement is hinged left or right. The catalogue's combinations do not list these two. */
const casementHands: readonly Layout[] = [
  { id: 'XL', title: 'Hinged left', operation: 'XL' },
  { id: 'XR', title: 'Hinged right', operation: 'XR' },
]

/**
 * The layouts of one unit of a series, seen from outside. Combinations of several windows are left out. Empty if
 * there is no choice.
 */
export function layoutsOf({ style, options }: Options): readonly Layout[] {
  if (style === 'casement') return casementHands
  return options.combinations.flatMap((combination) => unitsOf(combination))
}

function unitsOf(combination: Combination): readonly Layout[] {
  const { title } = combination
  if ('door' in combination) {
    const { operation } = combination.door
    return [{ id: operation, title, operation }]
  }
  const [row, ...otherRows] = combination.rows
  const [unit, ...otherUnits] = row?.units ?? []
  if (!unit || otherRows.length > 0 || otherUnits.length > 0) return []
  if (unit.operation) return [{ id: unit.operation, title, operation: unit.operation }]
  const { shape } = unit
  if (!shape) return []
  return handed.includes(shape)
    ? [
        { id: shape, title: `${title}, rising right`, shape },
        { id: `${shape}-flip`, title: `${title}, rising left`, shape, flip: true },
      ]
    : [{ id: shape, title, shape }]
}

/** Finds the layout of a design in the list of its series. */
export const layoutOf = (
  layouts: readonly Layout[],
  { operation, shape, flip }: Pick<Design, 'operation' | 'shape' | 'flip'>,
): Layout | undefined =>
  layouts.find((one) => one.operation === operation && one.shape === shape && one.flip === flip)

/** The number of panels side by side, without pockets. 1 for units without panels. */
export function panelsOf({
  series,
  width,
  operation,
}: Pick<Design, 'series' | 'width' | 'operation'>): number {
  const leaves = parseOperation(seriesFacts[series].style, toInches(width), operation)
  return Math.max(leaves.filter((leaf) => leaf !== 'pocket').length, 1)
}
