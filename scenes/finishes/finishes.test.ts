import { readFileSync } from 'node:fs'
import { finishColors } from '../make/finishes'
import { measurementsFile, sourceHash, type Measurements } from './measurements'

const { source, measured } = JSON.parse(readFileSync(measurementsFile, 'utf8')) as Measurements

type Lab = readonly [number, number, number]

/** CIELAB of a hex color of sRGB (D65). */
function labOf(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const bend = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = bend((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
  const y = bend(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = bend((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** Difference of two colors (CIE76): 2 is just visible side by side. */
function difference(one: string, other: string): number {
  const [a, b] = [labOf(one), labOf(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Allowed difference. A lit plate reflects some of its lamps, so it cannot match a swatch exactly. */
const largest = 9

it('has measured the finishes with the present kit', () => {
  expect(source).toBe(sourceHash())
})

it.each(Object.entries(finishColors))('renders %s like its swatch %s', (name, swatch) => {
  expect(difference(measured[name] ?? '#', swatch)).toBeLessThan(largest)
})
