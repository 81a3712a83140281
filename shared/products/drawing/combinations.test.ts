import type { CombinationRow } from '../catalogue/series-record'
import { drawCombination } from './combinations'
import { pathsOf, pointsOf } from './testing/shapes'

const transom: readonly CombinationRow[] = [
  { height: 30, units: [{ style: 'round_top_specialty_shapes', shape: 'half_round', width: 60 }] },
  { height: 48, units: [{ style: 'horizontal_slider', width: 60, operation: 'XO' }] },
]
const flanked: readonly CombinationRow[] = [
  {
    height: 54,
    units: [
      { style: 'casement', width: 24, operation: 'XL' },
      { style: 'picture', width: 48 },
    ],
  },
]

const glassLeft = (view: 'inside' | 'outside') =>
  Math.min(
    ...pathsOf(drawCombination(flanked, { view }).shapes)
      .filter(({ role, fill }) => role === 'glass' && fill)
      .map(
        (path) => Math.max(...pointsOf(path).map(([x]) => x)) - Math.min(...pointsOf(path).map(([x]) => x)),
      )
      .slice(0, 1),
  )

describe('drawCombination', () => {
  it('stacks the rows', () => {
    const { bounds } = drawCombination(transom)
    // The outline of the frame is painted half outside it.
    expect(bounds.width + 2 * bounds.x).toBeCloseTo(60)
    expect(bounds.height + 2 * bounds.y).toBeCloseTo(78)
  })

  it('draws the sky once for all units', () => {
    expect(drawCombination(transom).gradients.filter(({ name }) => name === 'sky')).toHaveLength(1)
  })

  it('mirrors the row when it is seen from inside', () => {
    expect(glassLeft('outside')).toBeLessThan(24)
    expect(glassLeft('inside')).toBeGreaterThan(24)
  })

  it('marks on each unit how it opens', () => {
    const marked = drawCombination(transom, {}, { operation: true }).shapes.filter(
      ({ kind }) => kind === 'group',
    )
    expect(marked.map((shape) => (shape.kind === 'group' ? [shape.at, shape.children.length] : []))).toEqual([
      [[0, 0], 0],
      [[0, 30], 1],
    ])
  })
})
