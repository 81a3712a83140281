import type { Planes } from './exr'
import { key, meteredExposure } from './meter'

const gray = (...lights: number[]): Planes => [
  Float32Array.from(lights),
  Float32Array.from(lights),
  Float32Array.from(lights),
]

it('keeps the given exposure when metering is off', () => {
  expect(meteredExposure(gray(0.1, 0.1, 0.1, 0.1), 0.45, 0)).toBe(0.45)
})

it('brings the brighter parts of a dark and of a bright picture to the same luminance', () => {
  const light = (...lights: number[]) => lights.at(-1)! * 2 ** meteredExposure(gray(...lights), 1.1, 1)
  expect(light(0.01, 0.02, 0.03, 0.1)).toBeCloseTo(key)
  expect(light(0.2, 0.4, 0.9, 1.5)).toBeCloseTo(key)
})

it('leaves a dark picture darker than a bright one when metering is partial', () => {
  const light = (value: number) => value * 2 ** meteredExposure(gray(value, value, value, value), 1.1, 0.75)
  expect(light(0.05)).toBeLessThan(light(0.5))
  expect(light(0.5) / light(0.05)).toBeLessThan(10)
})

it('limits the exposure of a black picture', () => {
  expect(meteredExposure(gray(0, 0, 0, 0), 1, 1)).toBeLessThan(10)
})
