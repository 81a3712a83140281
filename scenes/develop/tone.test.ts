import type { Planes } from './exr'
import { film, studio } from './settings'
import { applyTone } from './tone'

const gray = (light: number): Planes => {
  const plane = Float32Array.of(light)
  return [plane, plane, plane]
}

it('gives more light a brighter tone', () => {
  const tones = [0.01, 0.1, 0.5, 2, 8].map((light) => applyTone(gray(light), 1, 1, film)[0] ?? 0)
  expect(tones).toEqual([...tones].sort((a, b) => a - b))
  expect(new Set(tones).size).toBe(tones.length)
})

it('leaves a white background white', () => {
  expect([...applyTone(gray(4), 1, 1, studio)]).toEqual([255, 255, 255])
})

it('keeps gray neutral when the white balance is neutral', () => {
  const [red, green, blue] = applyTone(gray(0.18), 1, 1, { ...film, whiteBalance: [1, 1, 1] })
  expect([red, blue]).toEqual([green, green])
})

it('takes color from a shadow that it makes darker', () => {
  const shadow = [0.055, 0.06, 0.09] as const
  /** How blue the shadow is in a picture beside `rest` gray pixels, as a part of its green. */
  const bluenessBeside = (rest: readonly number[]) => {
    const planes = shadow.map((value) => Float32Array.of(value, ...rest)) as unknown as Planes
    const [red = 0, green = 1, blue = 0] = applyTone(planes, rest.length + 1, 1, { ...film, vignette: 0 })
    return (blue - red) / green
  }
  const light = Array.from({ length: 60 }, () => 0.5)
  const asDarkest = bluenessBeside(light)
  const aboveBlack = bluenessBeside([...light, 0.001, 0.001])
  expect(asDarkest).toBeLessThan(1.3 * aboveBlack)
})
