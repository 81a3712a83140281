import fc from 'fast-check'
import { seriesFacts } from '../../catalogue/facts'
import type { GridPattern } from '../../catalogue/vocabulary/grids'
import { specialtyShapes } from '../../catalogue/vocabulary/shapes'
import type { DrawingInput } from '../product/input'
import type { OperatingStyle } from '../../catalogue/vocabulary/styles'

const layouts: Partial<Record<OperatingStyle, readonly string[]>> = {
  horizontal_slider: ['XO', 'OX', 'XOX'],
  sliding_glass: ['XO', 'OX', 'OXO', 'OXXO'],
  french_sliding: ['XO', 'OX', 'OXO', 'OXXO'],
  casement: ['XL', 'XR'],
  french_swing: ['XL', 'XR', 'XLXR', 'OXLXRO', 'OXLO'],
  multi_slide: ['OXX', 'XXO', 'OXXO', 'OXXX', 'OXXXXO', 'PXXX', 'PXXXXP'],
  bi_fold: ['2L', '2R', '3L', '3L1R', '4L', '5R', '3L3R', '7L'],
}

const grids: readonly GridPattern[] = [
  { kind: 'colonial', columns: 3, rows: 2 },
  { kind: 'colonial', columns: 4, rows: 6, sashes: 'top' },
  { kind: 'marginal' },
  { kind: 'perimeter' },
  { kind: 'prairie' },
  { kind: 'palladian' },
  { kind: 'queen_anne' },
  { kind: 'fan', rays: 5 },
]

const glasses = ['clear', 'low_e3', 'low_e4', 'rain', 'reed', 'glue_chip', 'graylite', 'mirrorpane'] as const

const sixteenths = (min: number, max: number) =>
  fc.integer({ min: Math.ceil(min * 16), max: Math.floor(max * 16) }).map((count) => count / 16)

/** A product of any series, in any size that it is made in. Layout, grid, glass and finish are from fixed lists. */
export const anyProduct: fc.Arbitrary<DrawingInput> = fc
  .constantFrom(...Object.values(seriesFacts))
  .chain(({ style, productType, size }) => {
    const panels = size?.of === 'unit' || !size ? 1 : 2
    return fc.record({
      style: fc.constant(style),
      productType: fc.constant(productType),
      width: sixteenths((size?.width.min ?? 20 * 16) / 16, (size?.width.max ?? 240 * 16) / 16).map(
        (w) => w * panels,
      ),
      height: sixteenths((size?.height.min ?? 20 * 16) / 16, (size?.height.max ?? 120 * 16) / 16),
      operation: fc.constantFrom(...(layouts[style] ?? [''])),
      shape: fc.constantFrom(...specialtyShapes),
      flip: fc.boolean(),
      view: fc.constantFrom('inside', 'outside'),
      // Random doubles would almost all be close to 0; twentieths cover the whole range.
      open: fc.integer({ min: 0, max: 20 }).map((step) => step / 20),
      grid: fc.option(fc.constantFrom(...grids), { nil: undefined }),
      barWidth: fc.constantFrom(0.625, 1),
      glass: fc.constantFrom(...glasses),
      finish: fc.constantFrom(
        { outside: '#FFFFFF', inside: '#FFFFFF' },
        { outside: '#000000', inside: '#FFFFFF' },
        { outside: '#C5B2A1', inside: '#C5B2A1' },
      ),
    })
  })
  .map(({ grid, ...input }): DrawingInput => ({ ...input, ...(grid && { grid }) }))
