import fc from 'fast-check'
import { toInches } from '../catalogue/dimension'
import { seriesFacts } from '../catalogue/facts'
import { egressWindows } from './formulas'
import { limitsOf, misfitsOf, readFrameSide, readSill } from './frame-limits'
import { windowOf } from './testing/window-of'

it('covers windows with limits for both sides, under the slug of their series and style', () => {
  for (const window of egressWindows) {
    const { productType, style } = seriesFacts[window.slug]
    expect([productType, style]).toEqual([window.series, window.style])
    const { width, height } = limitsOf(window)
    expect([width.min, width.max, height.min, height.max]).not.toContain(undefined)
  }
})

it('accepts the limits themselves and refuses a thousandth of an inch beyond them', () => {
  for (const window of egressWindows) {
    const { width, height } = limitsOf(window)
    const [widest = 0, tallest = 0] = [width.max, height.max].map((limit) => limit && toInches(limit))
    const [narrowest = 0, shortest = 0] = [width.min, height.min].map((limit) => limit && toInches(limit))
    expect(misfitsOf(window, { width: widest, height: tallest })).toEqual([])
    expect(misfitsOf(window, { width: narrowest, height: shortest })).toEqual([])
    expect(misfitsOf(window, { width: widest + 0.001, height: shortest - 0.001 })).toEqual([
      { side: 'width', problem: 'too_large', limit: width.max },
      { side: 'height', problem: 'too_small', limit: height.min },
    ])
  }
})

it('names at most one problem for each side', () => {
  const sides = fc.double({ min: 0.001, max: 240, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...egressWindows), sides, sides, (window, width, height) => {
      const named = misfitsOf(window, { width, height }).map(({ side }) => side)
      expect(new Set(named).size).toBe(named.length)
    }),
  )
})

it('reports both sides of a frame that is far too large', () => {
  expect(misfitsOf(windowOf('platinum', 'single_hung'), { width: 200, height: 200 })).toHaveLength(2)
})

it('reads sides up to 240 in, above zero', () => {
  expect(readFrameSide('240')).toEqual({ ok: true, inches: 240 })
  expect(readFrameSide('240 1/16')).toEqual({ ok: false, problem: 'TOO_LONG' })
  expect(readFrameSide('0')).toEqual({ ok: false, problem: 'NOT_POSITIVE' })
})

it('reads a sill of zero, which is at the floor', () => {
  expect(readSill('0')).toEqual({ ok: true, inches: 0 })
})
