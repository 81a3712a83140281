import fc from 'fast-check'
import { draw } from './draw'
import { DrawingError } from './product/error'
import { resolve } from './product/input'
import { layoutOf } from './layout/layout'
import { anyProduct } from './testing/arbitrary'
import { pathsOf, pointsOf } from './testing/shapes'

const numbers = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbers) : []
}

describe('draw', () => {
  it('keeps every part of every product within its frame, open or closed', () => {
    fc.assert(
      fc.property(anyProduct, (input) => {
        const points = pathsOf(draw(input).shapes).flatMap(pointsOf)
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
        expect(Math.min(...xs, ...ys)).toBeGreaterThan(-1e-6)
        expect(Math.max(...xs)).toBeLessThan(input.width + 1e-6)
        expect(Math.max(...ys)).toBeLessThan(input.height + 1e-6)
      }),
      { numRuns: 300 },
    )
  })

  it('writes finite numbers only', () => {
    fc.assert(
      fc.property(anyProduct, (input) => {
        expect(numbers(draw(input)).every(Number.isFinite)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  it('draws the same product the same way each time', () => {
    fc.assert(
      fc.property(anyProduct, (input) => {
        expect(draw(input)).toEqual(draw(input))
      }),
      { numRuns: 30 },
    )
  })

  it('defines every gradient and pattern that a shape uses', () => {
    fc.assert(
      fc.property(anyProduct, (input) => {
        const drawing = draw(input)
        const names = [...drawing.gradients, ...drawing.patterns].map(({ name }) => name)
        const used = pathsOf(drawing.shapes).flatMap(({ fill }) =>
          typeof fill === 'object' ? [fill.ref] : [],
        )
        expect(names).toEqual(expect.arrayContaining(used))
      }),
      { numRuns: 60 },
    )
  })

  it('draws a picture window as one frame and one pane', () => {
    const { bounds, shapes } = draw({ style: 'picture', width: 48, height: 36 })
    expect(pathsOf(shapes).filter(({ role, fill }) => role === 'glass' && fill)).toHaveLength(1)
    expect(bounds.width).toBeCloseTo(48, 0)
  })

  it('puts the glass of a picture window inside its frame and bead', () => {
    const { shapes } = draw({
      style: 'picture',
      width: 40,
      height: 30,
      profile: { frame: 2, bead: 1 },
    })
    const glass = pathsOf(shapes).find(({ role }) => role === 'glass')
    expect(glass?.d).toEqual([['M', 3, 3], ['L', 37, 3], ['L', 37, 27], ['L', 3, 27], ['Z']])
  })

  it('draws no bars on the lower sash when the grid is for the upper one', () => {
    const bars = (sashes: 'each' | 'top') =>
      pathsOf(
        draw({
          style: 'single_hung',
          width: 36,
          height: 60,
          grid: { kind: 'colonial', columns: 3, rows: 2, sashes },
        }).shapes,
      ).filter(({ role }) => role === 'grid').length
    expect([bars('each'), bars('top')]).toEqual([2, 1])
  })

  it('shows locks from inside and none from outside', () => {
    const metal = (view: 'inside' | 'outside') =>
      pathsOf(draw({ style: 'single_hung', width: 36, height: 60, view }).shapes).filter(
        ({ role }) => role === 'hardware',
      )
    expect(metal('outside')).toHaveLength(0)
    expect(metal('inside').length).toBeGreaterThan(0)
  })

  it.each([
    [{ style: 'picture', width: 0, height: 20 }, 'SIZE'],
    [{ style: 'picture', width: Number.NaN, height: 20 }, 'SIZE'],
    [{ style: 'sliding_glass', width: 72, height: 80, operation: '3L' }, 'OPERATION'],
    [{ style: 'picture', width: 40, height: 20, finish: { outside: 'white', inside: 'white' } }, 'COLOR'],
  ] as const)('refuses %j with the code %s', (input, code) => {
    let thrown: unknown
    try {
      draw(input)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(DrawingError)
    expect(thrown).toHaveProperty('code', code)
  })
})

describe('layoutOf', () => {
  it('fills the opening with the cells of the panels', () => {
    fc.assert(
      fc.property(anyProduct, (input) => {
        const { opening, panels } = layoutOf(resolve(input))
        const area = panels.reduce((sum, { cell }) => sum + cell.width * cell.height, 0)
        expect(area).toBeCloseTo(opening.width * opening.height, 6)
        for (const { cell } of panels) {
          expect(cell.x).toBeGreaterThanOrEqual(opening.x - 1e-9)
          expect(cell.y).toBeGreaterThanOrEqual(opening.y - 1e-9)
          expect(cell.x + cell.width).toBeLessThanOrEqual(opening.x + opening.width + 1e-9)
          expect(cell.y + cell.height).toBeLessThanOrEqual(opening.y + opening.height + 1e-9)
        }
      }),
    )
  })

  it('covers the cell of every panel with the panel itself', () => {
    fc.assert(
      fc.property(anyProduct, (input) => {
        for (const { cell, outline } of layoutOf(resolve(input)).panels) {
          expect(outline.x).toBeLessThanOrEqual(cell.x + 1e-9)
          expect(outline.y).toBeLessThanOrEqual(cell.y + 1e-9)
          expect(outline.x + outline.width).toBeGreaterThanOrEqual(cell.x + cell.width - 1e-9)
          expect(outline.y + outline.height).toBeGreaterThanOrEqual(cell.y + cell.height - 1e-9)
        }
      }),
    )
  })

  it('shows the mirror image from inside', () => {
    fc.assert(
      fc.property(anyProduct, (input) => {
        const outside = layoutOf(resolve({ ...input, view: 'outside' })).panels
        const inside = [...layoutOf(resolve({ ...input, view: 'inside' })).panels]
        const mirrored = outside.map(({ outline: { x, y, width, height } }) => [
          input.width - x - width,
          y,
          width,
          height,
        ])
        const seen = inside.map(({ outline: { x, y, width, height } }) => [x, y, width, height])
        const order = (a: number[], b: number[]) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)
        mirrored.sort(order)
        seen.sort(order)
        seen.flat().forEach((value, index) => expect(value).toBeCloseTo(mirrored.flat()[index] ?? NaN, 6))
      }),
    )
  })

  it('opens a pair of doors from the middle and stacks the panels in front of the fixed ones', () => {
    const { panels } = layoutOf(
      resolve({ style: 'multi_slide', width: 184, height: 96, operation: 'OXXXXO' }),
    )
    const travel = panels.map(({ motion }) => (motion.kind === 'slide' ? Math.sign(motion.dx) : 0))
    expect(travel).toEqual([0, -1, -1, 1, 1, 0])
    expect(panels.map(({ track }) => track)).toEqual([0, 1, 2, 2, 1, 0])
  })
})
