import fc from 'fast-check'
import { inches } from '../catalogue/dimension'
import { draw } from '../drawing/draw'
import { toDxf } from '../drawing/formats/dxf'
import { toSvg } from '../drawing/formats/svg'
import type { Segment, Shape } from '../drawing/canvas/drawing'
import type { Facade } from '../project/facade'
import { anyFacade } from '../project/testing/any-facade'
import { drawFacade, type DrawnOpening } from './draw-facade'
import { lineStyle } from './line-style'
import { barUnits } from './scale-bar'
import { shortTag } from './tag'

const front: Facade = {
  ...{ id: 1, name: 'Front', width: inches(480), height: inches(117), floors: [inches(109.5)] },
  roof: { form: 'gable', pitch: 6 },
}
const look = { text: 5, hair: 0.3, bar: barUnits.feet }
const window = draw({ style: 'single_hung', productType: 'platinum', width: 36, height: 60, view: 'outside' })
const opening: DrawnOpening = {
  ...{ x: inches(50), sill: inches(20), width: inches(36), height: inches(60), tag: 'W1' },
  shapes: lineStyle(window.shapes, 0.3),
}

const textsIn = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
const pointsIn = (d: readonly Segment[]) =>
  d.flatMap((segment) => (segment[0] === 'Z' ? [] : [segment.slice(-2) as [number, number]]))

it('writes the tag, the width, the height of wall, floor and roof, and a scale bar', () => {
  const texts = textsIn(drawFacade(front, [opening], look).shapes)
  expect(texts).toEqual(
    expect.arrayContaining(['W1', `40'0"`, `9'9"`, `19'9"`, `9'1 1/2"`, '0', '5', '10', '20 ft']),
  )
  expect(textsIn(drawFacade(front, [], { ...look, bar: barUnits.meters }).shapes)).toContain('4 m')
})

it('draws an opening at its place, as a line drawing of its design', () => {
  const { shapes } = drawFacade(front, [opening], look)
  const frame = shapes.flatMap((shape) =>
    shape.kind === 'path' && shape.role === 'frame' && shape.stroke ? [pointsIn(shape.d)] : [],
  )
  expect(frame).toEqual([
    [
      [50, 37],
      [86, 37],
      [86, 97],
      [50, 97],
    ],
  ])
  expect(shapes.some(({ role }) => role === 'glass')).toBe(true)
  expect(shapes.some(({ role }) => role === 'light' || role === 'hardware')).toBe(false)
})

it('draws an opening without a design as an empty outline', () => {
  const { shapes } = drawFacade(front, [{ ...opening, shapes: undefined }], look)
  expect(shapes.filter(({ role }) => role === 'frame')).toHaveLength(2)
  expect(shapes.some(({ role }) => role === 'glass')).toBe(false)
})

it('has everything within its bounds, whatever the façade', () => {
  fc.assert(
    fc.property(anyFacade, (facade) => {
      const { bounds, shapes } = drawFacade(facade, [], look)
      for (const shape of shapes) {
        if (shape.kind !== 'path') continue
        for (const [x, y] of pointsIn(shape.d)) {
          expect(x).toBeGreaterThanOrEqual(bounds.x)
          expect(x).toBeLessThanOrEqual(bounds.x + bounds.width)
          expect(y).toBeGreaterThanOrEqual(bounds.y)
          expect(y).toBeLessThanOrEqual(bounds.y + bounds.height)
        }
      }
    }),
    { numRuns: 40 },
  )
})

it('has layers of its own in a DXF file, and names no color that it does not have', () => {
  const drawing = drawFacade({ ...front, roof: { form: 'hip', rise: inches(60) } }, [opening], look)
  const dxf = toDxf(drawing)
  for (const layer of ['WALL', 'ROOF', 'GROUND', 'TAG', 'FRAME', 'GLASS'])
    expect(dxf).toContain(`8\n${layer}\n`)
  expect(toDxf(window)).not.toContain('ROOF')
  expect(toSvg(drawing, { id: 'front', title: 'Front' })).not.toContain('url(')
})

it('cuts a tag that is too long for its circle', () => {
  expect(shortTag('W-101')).toBe('W-101')
  expect(shortTag('Window 101, east')).toBe('Window …')
})
