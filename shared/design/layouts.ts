import { seriesFacts } from '../catalogue/facts'
import type { Combination, SeriesRecord, Shape } from '../catalogue/series-record'
import { parseOperation } from '../drawing/operation'
import { toInches } from '../catalogue/dimension'
import type { Design } from './design'

/** One way in which the panels of a unit, or its outline, can be chosen. */
export type Layout = { id: string; title: string } & Pick<Design, 'operation' | 'shape' | 'flip'>

type Options = Pick<SeriesRecord, 'style' | 'options'>

/** Shapes that are not their own mirror image. */
const handed: readonly Shape[] = ['quarter_round', 'trapezoid']

/** A casement is hinged on either side; its combinations name only those that stand in a row. */
const casementHands: readonly Layout[] = [
  { id: 'XL', title: 'Hinged left', operation: 'XL' },
  { id: 'XR', title: 'Hinged right', operation: 'XR' },
]

/**
 * The layouts of one unit of a series, seen from outside: those of its combinations that are not put together
 * from several windows. Empty where there is nothing to choose.
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

/** The layout of a design among those of its series. */
export const layoutOf = (
  layouts: readonly Layout[],
  { operation, shape, flip }: Pick<Design, 'operation' | 'shape' | 'flip'>,
): Layout | undefined =>
  layouts.find((one) => one.operation === operation && one.shape === shape && one.flip === flip)

/** How many panels stand side by side; pockets are none. 1 for units without panels. */
export function panelsOf({
  series,
  width,
  operation,
}: Pick<Design, 'series' | 'width' | 'operation'>): number {
  const leaves = parseOperation(seriesFacts[series].style, toInches(width), operation)
  return Math.max(leaves.filter((leaf) => leaf !== 'pocket').length, 1)
}
