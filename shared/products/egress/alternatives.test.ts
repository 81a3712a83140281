import fc from 'fast-check'
import { alternatives } from './alternatives'
import { passes } from './calculate'
import { egressWindows } from './formulas'
import { misfitsOf } from './frame-limits'
import { windowOf } from './testing/window-of'

it('finds the windows that pass at 36 by 60 in, where Venetian Single Hung does not', () => {
  const found = alternatives(windowOf('venetian', 'single_hung'), { width: 36, height: 60 }, 'upper')
  expect(found.map(({ series, style }) => `${series} ${style}`)).toEqual([
    'platinum single_hung',
    'bellagio single_hung',
    'venetian casement',
  ])
})

it('leaves out windows that are not made in the size', () => {
  const found = alternatives(windowOf('platinum', 'horizontal_slider'), { width: 60, height: 60 }, 'upper')
  // Hung windows end at 48 in and casements at 36 in.
  expect(found.map(({ style }) => style)).toEqual(['horizontal_slider', 'horizontal_slider'])
})

it('finds exactly the other windows that are made in a size and pass', () => {
  const sides = fc.integer({ min: 80, max: 800 }).map((count) => count / 8)
  fc.assert(
    fc.property(fc.constantFrom(...egressWindows), sides, sides, (window, width, height) => {
      const frame = { width, height }
      const found = alternatives(window, frame, 'first')
      for (const other of egressWindows) {
        const isFound = found.includes(other)
        const qualifies = misfitsOf(other, frame).length === 0 && passes(other, frame, 'first')
        expect(isFound).toBe(qualifies && other !== window)
      }
    }),
  )
})
