import { levelsOf, printCurve } from './levels'

const ramp = (low: number, high: number) =>
  Float32Array.from({ length: 1000 }, (_, at) => low + ((high - low) * at) / 999)

it('prints the sunlit white of a dull picture as white and its deep shadow as black', () => {
  const levels = levelsOf(ramp(0.15, 0.85))
  const curve = printCurve(levels, 0.89)
  expect(255 * curve(levels.white)).toBeGreaterThan(215)
  expect(255 * curve(levels.white)).toBeLessThan(230)
  expect(255 * curve(levels.black)).toBeGreaterThan(8)
  expect(255 * curve(levels.black)).toBeLessThan(20)
})

it('keeps differences in the tones below the black point and above the white point', () => {
  const curve = printCurve({ black: 0.2, white: 0.8 }, 0.89)
  const tones = [0, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9, 0.97, 1].map(curve)
  tones.slice(1).forEach((tone, at) => expect(tone - tones[at]!).toBeGreaterThan(1 / 255))
  expect([tones[0], tones.at(-1)]).toEqual([0, 1])
})

it('lifts the black frames of a picture whose shadows are nearly black', () => {
  const curve = printCurve(levelsOf(ramp(0.005, 0.85)), 0.89)
  expect(curve(0.02)).toBeGreaterThan(0.04)
})

it('does not make a picture of fog or of a dark room gray', () => {
  expect(levelsOf(ramp(0.5, 0.6))).toEqual({ black: 0.17, white: 0.8 })
})
