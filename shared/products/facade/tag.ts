import { ink } from '../drawing/canvas/color'
import { path, type Segment, type Shape } from '../drawing/canvas/drawing'
import type { Point } from '../drawing/canvas/geometry'

/** A longer tag is cut in drawings. */
const mostSigns = 8

/** Share of the radius of a circle at which control points of its quarters are. */
const quarter = 0.5523

/** A circle around a short text, or two half circles with straight lines between them around a longer one. */
function bubble([cx, cy]: Point, straight: number, radius: number): Segment[] {
  const k = radius * quarter
  const [left, right] = [cx - straight / 2, cx + straight / 2]
  return [
    ['M', left, cy - radius],
    ['L', right, cy - radius],
    ['C', right + k, cy - radius, right + radius, cy - k, right + radius, cy],
    ['C', right + radius, cy + k, right + k, cy + radius, right, cy + radius],
    ['L', left, cy + radius],
    ['C', left - k, cy + radius, left - radius, cy + k, left - radius, cy],
    ['C', left - radius, cy - k, left - k, cy - radius, left, cy - radius],
    ['Z'],
  ]
}

export const shortTag = (tag: string): string =>
  tag.length > mostSigns ? `${tag.slice(0, mostSigns - 1)}…` : tag

/** A tag in a circle. `at` is its center, `size` the height of its text in inches. */
export function tagShapes(tag: string, at: Point, size: number, hair: number): Shape[] {
  const text = shortTag(tag)
  const radius = size * 0.95
  const outline = bubble(at, Math.max(0, text.length - 2) * size * 0.56, radius)
  return [
    path('tag', outline, { fill: '#ffffff' }),
    path('tag', outline, { stroke: ink, width: hair }),
    {
      ...{ kind: 'text', role: 'tag', text, size, fill: ink, anchor: 'middle' },
      at: [at[0], at[1] + size * 0.31],
    },
  ]
}
