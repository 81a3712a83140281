import { inches, type Sixteenths } from '../catalogue/dimension'
import type { Facade } from '../project/facade'
import type { OpeningBox } from './placed-openings'
import { floorsOf, usualHead } from './placing'

/** A line that an opening snapped to: `x` is upright, `height` is level. */
export type Guide = { axis: 'x' | 'height'; at: Sixteenths }

type Snap = { value: number; at: number }

/** The nearest line for one of the anchors of a box, which are distances from its start. */
function nearest(value: number, anchors: readonly number[], lines: readonly number[], within: number) {
  let best: Snap | undefined
  let least = within
  for (const at of lines) {
    for (const anchor of anchors) {
      const away = Math.abs(value + anchor - at)
      if (away > least || (away === least && best)) continue
      least = away
      best = { value: at - anchor, at }
    }
  }
  return best
}

const wholeInch = (value: number) => Math.round(value / inches(1)) * inches(1)

const atLeastZero = (value: number) => Math.max(0, Math.round(value)) as Sixteenths

/**
 * Moves a dragged opening to a line within a distance: the edges and center lines of other openings, the center of the
 * wall, heads and sills of other openings, the usual head and the line of each floor. Without a line it moves to whole
 * inches.
 */
export function snapped(
  facade: Facade,
  box: OpeningBox,
  others: readonly OpeningBox[],
  within: number,
): { x: Sixteenths; sill: Sixteenths; guides: readonly Guide[] } {
  const upright = others.flatMap(({ x, width }) => [x, x + width / 2, x + width])
  const across = nearest(
    box.x,
    [0, box.width / 2, box.width],
    [...upright, 0, facade.width / 2, facade.width],
    within,
  )
  const heads = floorsOf(facade).map((floor) => floor + usualHead)
  const byHead = [...heads, ...others.map(({ sill, height }) => sill + height)]
  const bySill = [...floorsOf(facade), ...others.map(({ sill }) => sill)]
  const up = nearest(box.sill, [box.height], byHead, within) ?? nearest(box.sill, [0], bySill, within)
  const x = across && Number.isInteger(across.value) ? across : undefined
  return {
    x: atLeastZero(x?.value ?? wholeInch(box.x)),
    sill: atLeastZero(up?.value ?? wholeInch(box.sill)),
    guides: [
      ...(x ? [{ axis: 'x' as const, at: Math.round(x.at) as Sixteenths }] : []),
      ...(up ? [{ axis: 'height' as const, at: Math.round(up.at) as Sixteenths }] : []),
    ],
  }
}
