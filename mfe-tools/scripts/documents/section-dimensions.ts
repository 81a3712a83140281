import { formatNumber, nearestSixteenth } from '@virida/shared/catalogue/dimension'
import type { Scene, Shape } from '@virida/shared/drawing'
import { strokes } from '@virida/shared/drawing/annotations/annotation'
import { note } from '@virida/shared/drawing/color'
import type { Point } from '@virida/shared/drawing/geometry'
import { profileOf } from '@virida/shared/drawing/profiles'
import { polyline } from '@virida/shared/drawing/scene'
import type { SectionInput } from '@virida/shared/drawing/sections'

const hair = 0.035
const tick = 0.12
const type = 0.42
/** Where the dimension lines run, outside of the wall. */
const rows = { frame: -1.75, sash: -2.45 }
/** What they take beside a section, with their words. */
const room = { above: 1.5, beside: 2.9 }

/** Adds the widths of frame and sash, as they are seen from the front, to a section. */
export function withSectionDimensions(scene: Scene, { style, productType, cut }: SectionInput): Scene {
  const { frame, sash } = profileOf(style, productType ?? 'venetian')
  const level = cut === 'horizontal'
  const shapes = [
    ...dimension('Frame', 0, frame, rows.frame, level),
    ...(style === 'picture' || style === 'bay' || style === 'round_top_specialty_shapes'
      ? []
      : dimension('Sash', frame, frame + sash, rows.sash, level)),
  ]
  const { x, y, width, height } = scene.bounds
  const bounds = level
    ? { x, y: y - room.above, width, height: height + room.above }
    : { x: x - room.beside, y, width: width + room.beside, height }
  return { ...scene, bounds, shapes: [...scene.shapes, ...shapes] }
}

/** One dimension with its ticks and its length; `level` sections have the outside at the top. */
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
      // The frame's words stand before its line, the sash's behind: neither crosses the other's.
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
