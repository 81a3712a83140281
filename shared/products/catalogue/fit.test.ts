import fc from 'fast-check'
import { inches, type Sixteenths } from './dimension'
import { seriesFacts } from './facts'
import { misfits } from './fit'
import { seriesSlugs } from './slugs'

const casement = seriesFacts['venetian-casement'].size
const size = (width: number, height: number) => ({ width: inches(width), height: inches(height) })

it('accepts a size between its limits', () => {
  expect(misfits(casement, size(28, 48))).toEqual([])
})

it('says which side is too large, and the largest size', () => {
  expect(misfits(casement, size(36.0625, 48))).toEqual([
    { side: 'width', problem: 'too_large', limit: inches(36) },
  ])
})

it('reports both sides', () => {
  expect(misfits(casement, size(15, 12)).map(({ side, problem }) => [side, problem])).toEqual([
    ['width', 'too_small'],
    ['height', 'too_small'],
  ])
})

it('accepts any size for a series without limits', () => {
  expect(misfits(seriesFacts['platinum-specialty-window'].size, size(300, 300))).toEqual([])
})

it('names limits that are valid sizes', () => {
  const anyLength = fc.integer({ min: 0, max: 3000 }).map((count) => count as Sixteenths)
  fc.assert(
    fc.property(fc.constantFrom(...seriesSlugs), anyLength, anyLength, (slug, width, height) => {
      const { size: limits } = seriesFacts[slug]
      const mended = { width, height }
      for (const { side, limit } of misfits(limits, mended)) mended[side] = limit
      return misfits(limits, mended).length === 0
    }),
  )
})
