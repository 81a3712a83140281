import fc from 'fast-check'
import { passes } from './calculate'
import { egressWindows } from './formulas'
import { misfitsOf } from './frame-limits'
import type { Floor } from '../building-code/minimums'
import { smallestChanges } from './smallest-changes'
import { windowOf } from './testing/window-of'

const floors: readonly Floor[] = ['first', 'upper']

const eighths = (most: number) => fc.integer({ min: 4 * 8, max: most * 8 }).map((count) => count / 8)

it('offers only changes that pass, are made and do not make the frame smaller', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...egressWindows),
      eighths(96),
      eighths(84),
      fc.constantFrom(...floors),
      (window, width, height, floor) => {
        for (const { frame } of smallestChanges(window, { width, height }, floor)) {
          expect(passes(window, frame, floor)).toBe(true)
          expect(misfitsOf(window, frame)).toEqual([])
          expect(frame.width >= width && frame.height >= height).toBe(true)
        }
      },
    ),
  )
})

it('offers no change that an eighth of an inch less would replace', () => {
  fc.assert(
    fc.property(fc.constantFrom(...egressWindows), eighths(48), eighths(72), (window, width, height) => {
      for (const { kind, frame } of smallestChanges(window, { width, height }, 'upper')) {
        if (kind === 'both' || frame[kind] - 0.125 < { width, height }[kind]) continue
        const less = { ...frame, [kind]: frame[kind] - 0.125 }
        expect(passes(window, less, 'upper') && misfitsOf(window, less).length === 0).toBe(false)
      }
    }),
  )
})

it('makes the 4 by 4 slider 3/4 in wider', () => {
  expect(
    smallestChanges(windowOf('platinum', 'horizontal_slider'), { width: 48, height: 48 }, 'upper'),
  ).toEqual([{ kind: 'width', frame: { width: 48.75, height: 48 } }])
})

it('enlarges both sides by as little as possible when one side alone is not enough', () => {
  const frame = { width: 24, height: 24 }
  const [change] = smallestChanges(windowOf('venetian', 'casement'), frame, 'upper')
  expect(change?.kind).toBe('both')
  // 20 in of clear width need 41.04 in of height, so the pair that adds least lies between the two extremes.
  expect((change?.frame.width ?? 0) + (change?.frame.height ?? 0)).toBeLessThan(26.5 + 45.5)
})

it('offers nothing for a frame that passes', () => {
  expect(smallestChanges(windowOf('platinum', 'single_hung'), { width: 36, height: 60 }, 'upper')).toEqual([])
})

it('offers nothing for a frame that is already taller than the window is made', () => {
  const tall = { width: 36, height: 100 }
  expect(smallestChanges(windowOf('platinum', 'single_hung'), tall, 'upper')).toEqual([])
})
