import fc from 'fast-check'
import { clearOpening } from './clear-opening'
import { resolve, type DrawingInput } from './input'

/** The table "Opening formulas" of the specification (visitor actions 9), with the sizes that each series is made in. */
const formulas = [
  {
    productType: 'platinum',
    style: 'single_hung',
    w: [11.5, 48],
    h: [17.5, 72],
    opening: (W: number, H: number) => [W - 3, (H - 3) / 2 - 2.875],
  },
  {
    productType: 'platinum',
    style: 'horizontal_slider',
    w: [17.5, 96],
    h: [9.5, 72],
    opening: (W: number, H: number) => [(W - 3) / 2 - 2.875, H - 3],
  },
  {
    productType: 'bellagio',
    style: 'single_hung',
    w: [12, 48],
    h: [17.5, 84],
    opening: (W: number, H: number) => [W - 3.125, (H - 3.125) / 2 - 2.875],
  },
  {
    productType: 'bellagio',
    style: 'horizontal_slider',
    w: [17.5, 96],
    h: [11.5, 72],
    opening: (W: number, H: number) => [(W - 3.125) / 2 - 2.875, H - 3.125],
  },
  {
    productType: 'venetian',
    style: 'single_hung',
    w: [11.5, 48],
    h: [23.5, 84],
    opening: (W: number, H: number) => [W - 5.625, (H - 5.625) / 2 - 2.875],
  },
  {
    productType: 'venetian',
    style: 'horizontal_slider',
    w: [23.5, 96],
    h: [11.5, 72],
    opening: (W: number, H: number) => [(W - 5.625) / 2 - 2.875, H - 5.625],
  },
  {
    productType: 'venetian',
    style: 'double_hung',
    w: [11.5, 48],
    h: [23.5, 84],
    opening: (W: number, H: number) => [W - 4.875, (H - 4.875) / 2 - 2.875],
  },
  {
    productType: 'venetian',
    style: 'casement',
    w: [16, 36],
    h: [17.5, 72],
    opening: (W: number, H: number) => [W - 4.25 - 2.25, H - 4.25],
  },
] as const

describe('clearOpening', () => {
  it.each(formulas)('is what the egress formula of $productType $style says at every size made', (row) => {
    fc.assert(
      fc.property(
        fc.integer({ min: row.w[0] * 16, max: row.w[1] * 16 }),
        fc.integer({ min: row.h[0] * 16, max: row.h[1] * 16 }),
        fc.constantFrom('inside' as const, 'outside' as const),
        (w, h, view) => {
          const input: DrawingInput = {
            style: row.style,
            productType: row.productType,
            width: w / 16,
            height: h / 16,
            view,
          }
          const clear = clearOpening(resolve(input))
          const [width, height] = row.opening(w / 16, h / 16)
          expect(clear?.width).toBeCloseTo(width ?? NaN, 9)
          expect(clear?.height).toBeCloseTo(height ?? NaN, 9)
        },
      ),
    )
  })

  it('stands on the side of the panel that moves away', () => {
    const slider = { style: 'horizontal_slider', productType: 'platinum', width: 60, height: 48 } as const
    expect(clearOpening(resolve({ ...slider, operation: 'XO' }))?.x).toBeCloseTo(1.5)
    expect(clearOpening(resolve({ ...slider, operation: 'OX' }))?.x).toBeCloseTo(60 - 1.5 - 25.625)
  })

  it('is nothing where nothing opens', () => {
    expect(clearOpening(resolve({ style: 'picture', width: 48, height: 48 }))).toBeUndefined()
  })

  it('is nothing in an awning window, whose sash stands in front of it', () => {
    expect(clearOpening(resolve({ style: 'awning', width: 48, height: 30 }))).toBeUndefined()
  })

  it('never has a negative side, however small the frame', () => {
    const clear = clearOpening(
      resolve({ style: 'single_hung', productType: 'platinum', width: 1, height: 1 }),
    )
    expect(clear?.width).toBeGreaterThanOrEqual(0)
    expect(clear?.height).toBe(0)
  })

  it('is the width between the two stacks of a door that parts in the middle', () => {
    const door = resolve({ style: 'sliding_glass', width: 144, height: 80, operation: 'OXXO' })
    const clear = clearOpening(door)
    expect(clear?.width).toBeCloseTo((144 - 4) / 2 - 2 * 3.5)
    expect((clear?.x ?? 0) * 2 + (clear?.width ?? 0)).toBeCloseTo(144)
  })
})
