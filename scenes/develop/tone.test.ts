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
