import type { CombinationRow } from '../catalogue/series-record'
import { boundsWith, type Marks } from './annotations/annotation'
import { dimensions } from './annotations/dimensions'
import { operationMarks } from './annotations/operation-marks'
import { paint, paintsOf, used } from './draw'
import { shift } from './canvas/geometry'
import { textureOf } from './paint/glass'
import { resolve, type DrawingInput } from './product/input'
import { brushFor } from './paint/brush'
import type { Drawing, Shape } from './canvas/drawing'

/** The options that apply to every unit of a combination. */
export type CombinationLook = Pick<
  DrawingInput,
  'productType' | 'finish' | 'view' | 'grid' | 'barWidth' | 'glass' | 'hardware' | 'open'
>

export type CombinationOptions = { dimensions?: boolean; operation?: boolean }

const widthOf = ({ units }: CombinationRow) => units.reduce((sum, { width }) => sum + width, 0)

/**
 * Draws units joined in rows, with each row centered: for example a transom over a slider, three hung windows side by
 * side, or a half-round on top.
 */
export function drawCombination(
  rows: readonly CombinationRow[],
  look: CombinationLook = {},
  options: CombinationOptions = {},
): Drawing {
  const width = Math.max(...rows.map(widthOf))
  const height = rows.reduce((sum, row) => sum + row.height, 0)
  const whole = resolve({ ...look, style: 'picture', width, height })
  const { hair } = brushFor(whole)
  const painted: Shape[] = []
  const marks: Marks[] = options.dimensions ? [dimensions(whole, hair)] : []
  let y = 0
  for (const row of rows) {
    let x = (width - widthOf(row)) / 2
    for (const unit of look.view === 'inside' ? [...row.units].reverse() : row.units) {
      const brush = brushFor(resolve({ ...look, ...unit, height: row.height }), Math.max(width, height))
      painted.push(...paint(shift(x, y), brush))
      if (options.operation) {
        const { shapes } = operationMarks(brush.product, hair)
        marks.push({ shapes: [{ kind: 'group', role: 'mark', at: [x, y], children: shapes }] })
      }
      x += unit.width
    }
    y += row.height
  }
  const texture = textureOf(whole.glass)
  return {
    bounds: boundsWith(whole, marks, hair),
    gradients: used(paintsOf(whole), painted),
    patterns: texture ? [texture] : [],
    shapes: [...painted, ...marks.flatMap(({ shapes }) => shapes)],
  }
}
