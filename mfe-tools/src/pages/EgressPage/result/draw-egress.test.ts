import type { Shape, TextShape } from '@virida/shared/products/drawing/canvas/drawing'
import type { Point } from '@virida/shared/products/drawing/canvas/geometry'
import { flatten } from '@virida/shared/products/drawing/formats/dxf'
import { calculate } from '@virida/shared/products/egress/calculate'
import { egressWindows } from '@virida/shared/products/egress/formulas'
import { misfitsOf } from '@virida/shared/products/egress/frame-limits'
import { drawEgress } from './draw-egress'

type Box = { left: number; right: number; top: number; bottom: number }

/** A character is at most 0.6 times as wide as the text is high, and digits are about 0.75 times as high. */
function boxOf({ at: [x, y], text, size, upright }: TextShape): Box {
  const half = (text.length * size * 0.6) / 2
  return upright
    ? { left: x - size * 0.75, right: x, top: y - half, bottom: y + half }
    : { left: x - half, right: x + half, top: y - size * 0.75, bottom: y }
}

const isInside = ([x, y]: Point, { left, right, top, bottom }: Box) =>
  x > left && x < right && y > top && y < bottom

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Points on the lines of a shape, close enough together that no text fits between two of them. */
function pointsOf(shape: Shape, step: number): Point[] {
  if (shape.kind === 'group') {
    const [dx, dy] = shape.at
    const inner = shape.children.flatMap((child) => pointsOf(child, step))
    return inner.map(([x, y]) => [x + dx, y + dy])
  }
  if (shape.kind === 'text') return []
  return flatten(shape.d).flatMap(({ points, closed }) => {
    const ends = closed && points[0] ? [...points.slice(1), points[0]] : points.slice(1)
    return ends.flatMap(([x, y], index): Point[] => {
      const [fromX, fromY] = points[index] ?? [x, y]
      const count = Math.ceil(Math.hypot(x - fromX, y - fromY) / step)
      const share = (at: number) => at / Math.max(1, count)
      return Array.from({ length: count + 1 }, (_, at) => [
        fromX + (x - fromX) * share(at),
        fromY + (y - fromY) * share(at),
      ])
    })
  })
}

const sides = [12, 18, 24, 36, 59.5, 83.9375]
const sizes = sides.flatMap((width) => sides.map((height) => ({ width, height })))

it.each(egressWindows.map((window) => [window.slug, window] as const))(
  'writes the dimensions of %s across no line and no other text, whatever the size',
  (_, window) => {
    const crossed = sizes
      .filter((frame) => misfitsOf(window, frame).length === 0)
      .flatMap((frame) => {
        const { series: windowSeries, style: windowStyle } = window
        const { width: frameWidth, height: frameHeight } = frame
        const { exact } = calculate({ windowSeries, windowStyle, frameWidth, frameHeight })
        const { shapes } = drawEgress({ ...window, ...frame }, exact.width)
        const texts = shapes.filter((shape) => shape.kind === 'text')
        const points = shapes.flatMap((shape) => pointsOf(shape, (texts[0]?.size ?? 1) / 3))
        return texts.flatMap((text) => {
          const box = boxOf(text)
          const isCrossed =
            points.some((point) => isInside(point, box)) ||
            texts.some((other) => other !== text && overlap(boxOf(other), box))
          return isCrossed ? [`${frame.width} x ${frame.height}: ${text.text}`] : []
        })
      })
    expect(crossed).toEqual([])
  },
)
