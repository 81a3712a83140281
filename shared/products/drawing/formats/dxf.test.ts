import fc from 'fast-check'
import { dimensions } from '../annotations/dimensions'
import { draw } from '../draw'
import { flatten, toDxf } from './dxf'
import { anyProduct } from '../testing/arbitrary'

type Pair = { code: number; value: string }

/** Parses a DXF file into pairs of group code and value. */
function pairs(dxf: string): Pair[] {
  const lines = dxf.split('\n')
  expect(lines.pop()).toBe('')
  expect(lines.length % 2).toBe(0)
  return Array.from({ length: lines.length / 2 }, (_, index) => ({
    code: Number(lines[2 * index]),
    value: lines[2 * index + 1] ?? '',
  }))
}

const layersOf = (all: readonly Pair[]) =>
  new Set(
    all
      .filter(({ code }, index) => code === 2 && all[index - 1]?.value === 'LAYER')
      .map(({ value }) => value),
  )

describe('toDxf', () => {
  it('starts and ends as a file of release 12', () => {
    const all = pairs(toDxf(draw({ style: 'picture', width: 48, height: 36 })))
    expect(all[0]).toEqual({ code: 0, value: 'SECTION' })
    expect(all.at(-1)).toEqual({ code: 0, value: 'EOF' })
    expect(all[all.findIndex(({ value }) => value === '$ACADVER') + 1]).toEqual({ code: 1, value: 'AC1009' })
  })

  it('closes every section and polyline, and declares every layer that it uses', () => {
    fc.assert(
      fc.property(anyProduct, (input) => {
        const all = pairs(toDxf(draw(input, [dimensions])))
        const count = (value: string) => all.filter((pair) => pair.code === 0 && pair.value === value).length
        expect(count('SECTION')).toBe(count('ENDSEC'))
        expect(count('POLYLINE')).toBe(count('SEQEND'))
        const declared = layersOf(all)
        expect(all.filter(({ code }) => code === 8).every(({ value }) => declared.has(value))).toBe(true)
      }),
      { numRuns: 25 },
    )
  })

  it('uses inches, with y pointing up', () => {
    const all = pairs(toDxf(draw({ style: 'picture', width: 48, height: 36 })))
    const first = all.findIndex(({ value }) => value === 'VERTEX')
    const ys = all
      .slice(first)
      .filter(({ code }) => code === 20)
      .map(({ value }) => Number(value))
    expect(Math.min(...ys)).toBeCloseTo(-36)
    expect(Math.max(...ys)).toBeCloseTo(0)
  })

  it.each([
    ['48 × 36 in', '48 x 36 in'],
    ['35½ x 59½', '35 1/2 x 59 1/2'],
    ['5⅝', '5 5/8'],
    ['RO 6′8″', `RO 6'8"`],
    ['“Señor’s”', `"Senor's"`],
    ['家\n½', '??1/2'],
  ])('writes the text %j in ASCII', (text, written) => {
    const at: [number, number] = [0, 0]
    const shape = { ...{ at, text, size: 2 }, role: 'dimension', fill: '#000000', anchor: 'start' } as const
    const drawing = draw({ style: 'picture', width: 48, height: 36 })
    const dxf = toDxf({ ...drawing, shapes: [{ ...shape, kind: 'text' }] })
    expect(pairs(dxf).filter(({ code }) => code === 1)).toContainEqual({ code: 1, value: written })
    expect(dxf).toMatch(/^[\x20-\x7e\n]*$/)
  })

  it('draws a grid bar as its two edges', () => {
    const drawing = draw({
      style: 'picture',
      width: 48,
      height: 36,
      grid: { kind: 'colonial', columns: 2, rows: 1 },
    })
    const all = pairs(toDxf(drawing))
    const bars = all.filter(({ value }, index) => value === 'GRID' && all[index - 1]?.value === 'LINE')
    expect(bars).toHaveLength(2)
  })
})

describe('flatten', () => {
  it('follows a curve to its end', () => {
    const [run] = flatten([['M', 0, 0], ['C', 0, -4, 8, -4, 8, 0], ['Z']])
    expect(run?.closed).toBe(true)
    expect(run?.points.at(-1)).toEqual([8, 0])
    expect(run?.points.every(([, y]) => y <= 0 && y >= -3.01)).toBe(true)
  })
})
