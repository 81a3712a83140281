import fc from 'fast-check'
import type { LengthRange } from '../catalogue/dimension'
import { calculate } from '../egress/calculate'
import { egressWindows } from '../egress/formulas'
import { limitsOf } from '../egress/frame-limits'
import { clearOpening } from './clear-opening'
import { resolve } from './product/input'

describe('clearOpening', () => {
  it.each(egressWindows)('equals the egress formula of $slug in every size', (window) => {
    const { width, height } = limitsOf(window)
    const sides = ({ min, max }: LengthRange) => fc.integer({ min, max }).map((count) => count / 16)
    fc.assert(
      fc.property(
        sides(width),
        sides(height),
        fc.constantFrom('inside' as const, 'outside' as const),
        (wide, high, view) => {
          const { series, style } = window
          const clear = clearOpening(resolve({ style, productType: series, width: wide, height: high, view }))
          const { exact } = calculate({
            windowSeries: series,
            windowStyle: style,
            frameWidth: wide,
            frameHeight: high,
          })
          expect(clear?.width).toBeCloseTo(exact.width, 9)
          expect(clear?.height).toBeCloseTo(exact.height, 9)
        },
      ),
    )
  })

  it('is on the side of the panel that moves away', () => {
    const slider = { style: 'horizontal_slider', productType: 'platinum', width: 60, height: 48 } as const
    expect(clearOpening(resolve({ ...slider, operation: 'XO' }))?.x).toBeCloseTo(1.5)
    expect(clearOpening(resolve({ ...slider, operation: 'OX' }))?.x).toBeCloseTo(60 - 1.5 - 25.625)
  })

  it('is undefined when no panel opens', () => {
    expect(clearOpening(resolve({ style: 'picture', width: 48, height: 48 }))).toBeUndefined()
  })

  it('is undefined for an awning window, whose open sash blocks the opening', () => {
    expect(clearOpening(resolve({ style: 'awning', width: 48, height: 30 }))).toBeUndefined()
  })

  it('never has a negative side, even in a very small frame', () => {
    const clear = clearOpening(
      resolve({ style: 'single_hung', productType: 'platinum', width: 1, height: 1 }),
    )
    expect(clear?.width).toBeGreaterThanOrEqual(0)
    expect(clear?.height).toBe(0)
  })

  it('is the width between the two stacks of a door that opens from the middle', () => {
    const door = resolve({ style: 'sliding_glass', width: 144, height: 80, operation: 'OXXO' })
    const clear = clearOpening(door)
    expect(clear?.width).toBeCloseTo((144 - 4) / 2 - 2 * 3.5)
    expect((clear?.x ?? 0) * 2 + (clear?.width ?? 0)).toBeCloseTo(144)
  })
})
