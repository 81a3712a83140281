import { formatNumber, nearestSixteenth } from '@virida/shared/products/catalogue/dimension'
import { type Drawing, type Shape, polyline } from '@virida/shared/products/drawing/canvas/drawing'
import { strokes } from '@virida/shared/products/drawing/annotations/annotation'
import { note } from '@virida/shared/products/drawing/canvas/color'
import type { Point } from '@virida/shared/products/drawing/canvas/geometry'
import { profileOf } from '@virida/shared/products/drawing/product/profiles'
import type { SectionInput } from '@virida/shared/products/drawing/section/draw-section'

const hair = 0.035
const tick = 0.12
const type = 0.42
/** Distance of the dimension lines from the frame in inches; negative is outside the wall. */
const rows = { frame: -1.75, sash: -2.45 }
/** Room for the dimension lines and their texts, in inches. */
const room = { above: 1.5, beside: 2.9 }

/** Adds dimensions to a cross section: the widths of frame and sash as seen from the front. */
export function withSectionDimensions(drawing: Drawing, { style, productType, cut }: SectionInput): Drawing {
  const { frame, sash } = profileOf(style, productType ?? 'venetian')
  const level = cut === 'horizontal'
  const shapes = [
    ...dimension('Frame', 0, frame, rows.frame, level),
    ...(style === 'picture' || style === 'bay' || style === 'round_top_specialty_shapes'
      ? []
      : dimension('Sash', frame, frame + sash, rows.sash, level)),
  ]
  const { x, y, width, height } = drawing.bounds
  const bounds = level
    ? { x, y: y - room.above, width, height: height + room.above }
    : { x: x - room.beside, y, width: width + room.beside, height }
  return { ...drawing, bounds, shapes: [...drawing.shapes, ...shapes] }
}

/**
 * A dimension with its ticks and its length in inches. `level` is true in a horizontal cross section, which
 * has the outside on top.
 */
function dimension(name: string, from: number, to: number, d: number, level: boolean): Shape[] {
  const at = (u: number, deep: number): Point => (level ? [u, deep] : [deep, u])
  const lines = [
    [at(from, d), at(to, d)],
    ...[from, to].flatMap((u) => [
      [at(u, d + tick * 2), at(u, -0.25)],
      [at(u - tick, d - tick), at(u + tick, d + tick)],
    ]),
  ]
  const text = `${name} ${formatNumber(nearestSixteenth(to - from))}`
  return [
    strokes(
      'dimension',
      lines.flatMap((line) => polyline(line)),
      note,
      hair,
    ),
    {
      kind: 'text',
      role: 'dimension',
      // The frame's text is before its line and the sash's text after it, so that they do not overlap.
      at: !level
        ? [d - tick * 2, (from + to) / 2 + type * 0.35]
        : [from === 0 ? from - tick * 2 : to + tick * 2, d + type * 0.35],
      text,
      size: type,
      fill: note,
      anchor: level && from > 0 ? 'start' : 'end',
    },
  ]
}
