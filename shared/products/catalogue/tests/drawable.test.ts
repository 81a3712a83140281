import { resolve } from '../../drawing/product/input'
import { allSeries } from '../all-series'
import { toInches } from '../dimension'
import { misfits } from '../fit'
import { usualSizes } from '../usual-sizes'

const series = Object.values(allSeries)

/** `resolve` throws for input that cannot be drawn, and the test fails then. */
describe.each(series.map((record) => [record.slug, record] as const))(
  'the drawing library takes',
  (slug, record) => {
    const { style, productType, options, glass } = record
    const { width, height } = usualSizes[style]
    const usual = { style, productType, width: toInches(width), height: toInches(height) }

    it(`every grid and glass of ${slug}`, () => {
      const products = [
        ...(options.grids ?? []).map(({ pattern }) => resolve({ ...usual, grid: pattern })),
        ...[...glass.types, ...glass.obscureTypes].map(({ key }) => resolve({ ...usual, glass: key })),
      ]
      expect(products).toHaveLength((options.grids?.length ?? 0) + 12)
    })

    it(`every combination of ${slug}`, () => {
      const leaves = options.combinations.flatMap((combination) =>
        'door' in combination
          ? [resolve({ ...usual, operation: combination.door.operation })]
          : combination.rows.flatMap((row) =>
              row.units.map((unit) => resolve({ ...unit, productType, height: row.height })),
            ),
      )
      expect(leaves.length).toBeGreaterThanOrEqual(options.combinations.length)
    })

    it(`every finish of ${slug}`, () => {
      const { standard, capstock = [], allOverCapstock = [] } = options.frameFinishes
      const finishes = [...standard, ...capstock, ...allOverCapstock]
      const drawn = finishes.map(({ colorHex }) =>
        resolve({ ...usual, finish: { outside: colorHex, inside: colorHex } }),
      )
      expect(drawn.map(({ finish }) => finish.toUpperCase())).toEqual(
        finishes.map(({ colorHex }) => colorHex),
      )
    })
  },
)

it('has usual sizes that every series of a style is made in', () => {
  const whole = series.filter(({ size }) => size?.of === 'unit')
  expect(whole.filter(({ size, style }) => misfits(size, usualSizes[style]).length > 0)).toEqual([])
})
