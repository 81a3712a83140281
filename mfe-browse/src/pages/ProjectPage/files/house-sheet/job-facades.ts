import { drawingOf } from '@virida/shared/products/design/drawing-of'
import { draw } from '@virida/shared/products/drawing/draw'
import type { DrawnOpening } from '@virida/shared/products/facade/draw-facade'
import { lineStyle } from '@virida/shared/products/facade/line-style'
import { openingsOn, type PlacedOpening } from '@virida/shared/products/facade/placed-openings'
import { placeProblem, type PlaceProblem } from '@virida/shared/products/facade/placing'
import type { DescribedDesign } from '@virida/shared/products/project/describe-window'
import type { Facade } from '@virida/shared/products/project/facade'
import type { TaggedRow } from './job-types'

/** An opening of a façade with its drawing, and what is wrong with its place. */
export type JobOpening = DrawnOpening & PlacedOpening & { problem: PlaceProblem | undefined }

/** A façade of the job with what is on it. */
export type JobFacade = { facade: Facade; openings: readonly JobOpening[] }

/**
 * The façades of a job with their windows and doors as line drawings.
 * @param hair Width of a line in inches.
 */
export function jobFacades(
  facades: readonly Facade[],
  rows: readonly TaggedRow[],
  hair: number,
): readonly JobFacade[] {
  const drawn = new Map<DescribedDesign, DrawnOpening['shapes']>()
  const shapesOf = (made: DescribedDesign) => {
    const known = drawn.get(made)
    if (known) return known
    const { shapes } = draw({ ...drawingOf(made.design, made.record), view: 'outside' })
    const lines = lineStyle(shapes, hair)
    drawn.set(made, lines)
    return lines
  }
  return facades.map((facade) => {
    const placed = openingsOn(facade, rows)
    const openings = placed.flatMap((opening): JobOpening[] => {
      const row = rows[opening.row]
      if (!row) return []
      const others = placed.filter((other) => other !== opening)
      return [
        {
          ...opening,
          tag: row.tag,
          shapes: row.made && shapesOf(row.made),
          problem: placeProblem(facade, opening, others),
        },
      ]
    })
    return { facade, openings }
  })
}
