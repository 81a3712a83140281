import { boundsWith, type Marks } from './annotations/annotation'
import { dimensions } from './annotations/dimensions'
import { operationMarks } from './annotations/operation-marks'
import { paint, paintsOf, used } from './draw'
import { shift } from './geometry'
import { textureOf } from './glass'
import { resolve, type DrawingInput, type SpecialtyShape } from './input'
import { brushFor } from './paint/brush'
import type { Scene, Shape } from './scene'
import type { OperatingStyle } from './styles'

/** One unit of a combination; width in inches, letters as they are seen from outside. */
export type CombinationUnit = {
  readonly style: OperatingStyle
  readonly width: number
  readonly operation?: string
  readonly shape?: SpecialtyShape
}

/** Units side by side, of one height in inches. */
export type CombinationRow = { readonly height: number; readonly units: readonly CombinationUnit[] }

/** What all units of a combination share. */
export type CombinationLook = Pick<
  DrawingInput,
  'productType' | 'finish' | 'view' | 'grid' | 'barWidth' | 'glass' | 'hardware' | 'open'
>

export type CombinationOptions = { dimensions?: boolean; operation?: boolean }

const widthOf = ({ units }: CombinationRow) => units.reduce((sum, { width }) => sum + width, 0)

/**
 * Units mulled together, row over row, each row in the middle of the widest: a transom over a slider, three
 * hung windows abreast, a half-round on top.
 */
export function drawCombination(
  rows: readonly CombinationRow[],
  look: CombinationLook = {},
  options: CombinationOptions = {},
): Scene {
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
