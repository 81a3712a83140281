import { corners } from '../canvas/geometry'
import { gridLines } from './grids'

const box = { x: 0, y: 0, width: 30, height: 40 }
const lite = { box, outline: corners(box), spring: 40 }
const bars = (kind: Parameters<typeof gridLines>[0]) =>
  gridLines(kind, lite).filter(([command]) => command === 'M').length

describe('gridLines', () => {
  it('divides a pane into columns and rows', () => {
    expect(gridLines({ kind: 'colonial', columns: 3, rows: 2 }, lite)).toEqual([
      ['M', 10, 0],
      ['L', 10, 40],
      ['M', 20, 0],
      ['L', 20, 40],
      ['M', 0, 20],
      ['L', 30, 20],
    ])
  })

  it.each([
    [{ kind: 'marginal' }, 4],
    [{ kind: 'prairie' }, 3],
    [{ kind: 'perimeter' }, 8],
    [{ kind: 'fan', rays: 5 }, 6],
  ] as const)('draws %j with %i bars', (kind, count) => {
    expect(bars(kind)).toBe(count)
  })

  it('stops at the outline of the glass', () => {
    const diamond = [
      [15, 0],
      [30, 20],
      [15, 40],
      [0, 20],
    ] as const
    expect(gridLines({ kind: 'colonial', columns: 2, rows: 1 }, { ...lite, outline: diamond })).toEqual([
      ['M', 15, 0],
      ['L', 15, 40],
    ])
    expect(
      gridLines({ kind: 'colonial', columns: 3, rows: 1 }, { ...lite, outline: diamond })[0]?.[2],
    ).toBeCloseTo(20 / 3)
  })
})
