import { decodeLight, encodeLight } from './transfer'

it.each([0, 1e-7, 1e-4, 0.03, 0.18, 1, 40, 65504])('decodes light of %s to the same light', (light) => {
  expect(decodeLight(encodeLight(light))).toBeCloseTo(light, light > 100 ? 0 : 4)
})

it('keeps the brightest light at one', () => {
  expect(encodeLight(65504)).toBeCloseTo(1, 9)
})
