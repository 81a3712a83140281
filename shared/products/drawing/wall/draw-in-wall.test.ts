import type { Shape } from '../canvas/drawing'
import { figureHeight } from './figure'
import { drawInWall, type WallInput } from './draw-in-wall'
import { claddings, daylights } from './walls'

const casement: WallInput = {
  style: 'casement',
  productType: 'venetian',
  width: 28,
  height: 54,
  finish: { outside: '#FFFFFF', inside: '#FFFFFF' },
  cladding: 'stucco',
  light: 'day',
}
const skyOf = (input: WallInput) => drawInWall(input).gradients.find(({ name }) => name === 'sky')
const fills = (shapes: readonly Shape[]): unknown[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'group' ? fills(shape.children) : shape.kind === 'path' ? [shape.fill] : [],
  )

it.each(claddings.flatMap((cladding) => daylights.map((light) => [cladding, light] as const)))(
  'draws a wall of %s by %s with a room behind every pane',
  (cladding, light) => {
    const { shapes, patterns, gradients } = drawInWall({ ...casement, cladding, light })
    expect(patterns.map(({ name }) => name)).toContain('cladding')
    expect(gradients.map(({ name }) => name)).toContain('room')
    const refs = fills(shapes).map((fill) => (fill as { ref?: string } | undefined)?.ref)
    expect(refs.filter((ref) => ref === 'room').length).toBe(refs.filter((ref) => ref === 'sky').length)
    expect(refs).toContain('room')
  },
)

it('shows more of the room through clear glass than through obscure glass', () => {
  const clear = skyOf({ ...casement, glass: 'clear' })?.stops[0]?.[2] ?? 1
  const rain = skyOf({ ...casement, glass: 'rain' })?.stops[0]?.[2] ?? 0
  expect(clear).toBeLessThan(0.4)
  expect(rain).toBeGreaterThan(0.7)
})

it('puts the head of a window at 80 in, and a door on the ground', () => {
  const wallOf = (input: WallInput) => {
    const { bounds } = drawInWall(input)
    return bounds.y + bounds.height
  }
  expect(wallOf(casement)).toBe(80 + 9)
  expect(wallOf({ ...casement, style: 'sliding_glass', width: 72, height: 96 })).toBe(96 + 9)
})

it('leaves room for the person beside a low product', () => {
  const { bounds } = drawInWall({ ...casement, style: 'sliding_glass', width: 60, height: 50 })
  expect(bounds.height).toBeGreaterThan(figureHeight + 9)
})
