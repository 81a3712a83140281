import { ink, note } from '../drawing/canvas/color'
import { path, polygon, type Shape } from '../drawing/canvas/drawing'
import type { Point } from '../drawing/canvas/geometry'

/** The unit of a scale bar, and the lengths of a part of it. */
export type BarUnit = { inches: number; name: string; parts: readonly number[] }

export const barUnits = {
  feet: { inches: 12, name: 'ft', parts: [1, 2, 4, 5, 10] },
  meters: { inches: 1 / 0.0254, name: 'm', parts: [0.5, 1, 2, 5] },
} satisfies Record<string, BarUnit>

/** A bar of four parts, at most half as long as the wall, with its lengths below. `at` is its top left corner. */
export function scaleBar(
  wall: number,
  { inches, name, parts }: BarUnit,
  [x, y]: Point,
  size: number,
  hair: number,
): Shape[] {
  const part = parts.findLast((length) => length * inches * 4 <= wall / 2) ?? parts[0] ?? 1
  const step = part * inches
  const high = size * 0.4
  const block = (at: number, to: number) =>
    polygon([
      [x + at * step, y],
      [x + to * step, y],
      [x + to * step, y + high],
      [x + at * step, y + high],
    ])
  const label = (at: number, text: string): Shape => ({
    ...{ kind: 'text', role: 'dimension', text, size: size * 0.85, fill: note, anchor: 'middle' },
    at: [x + at * step, y + high + size],
  })
  return [
    path('dimension', block(0, 1), { fill: ink }),
    path('dimension', block(2, 4), { fill: ink }),
    path('dimension', block(0, 4), { stroke: ink, width: hair }),
    label(0, '0'),
    label(1, String(part)),
    label(2, String(2 * part)),
    label(4, `${4 * part} ${name}`),
  ]
}
