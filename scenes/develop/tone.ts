import type { Planes } from './exr'
import { levelsOf, printCurve } from './levels'

export type Tone = {
  /** Stops. */
  exposure: number
  /** `film` compresses highlights as film does; `studio` keeps colors exact, for objects on white. */
  look: 'film' | 'studio'
  /** Factors of red, green and blue. */
  whiteBalance: readonly [number, number, number]
  /** How much darker the corners are, from 0 to 1: 0.1 takes a tenth of their light. */
  vignette: number
  /** The tone in which a `film` picture prints sunlit white paint, in parts of full white. */
  white: number
}

type Vector = readonly [number, number, number]
type Matrix = readonly [Vector, Vector, Vector]

/** AgX applies its curve in its own color space. These matrices (row by row) convert to it and back. */
const inset: Matrix = [
  [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
  [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
  [0.0423756549057051, 0.0784336, 0.879142973793104],
]
const outset: Matrix = [
  [1.19687900512017, -0.0980208811401368, -0.0990297440797205],
  [-0.0528968517574562, 1.15190312990417, -0.0989611768448433],
  [-0.0529716355144438, -0.0980434501171241, 1.15107367264116],
]
const darkestStop = -12.47393
const stops = 4.026069 - darkestStop
const contrast = 1.28
const saturation = 1.05

/** Approximates the AgX contrast curve by a polynomial of degree 6. */
const sigmoid = (x: number) =>
  (((((15.5 * x - 40.14) * x + 31.96) * x - 6.868) * x + 0.4298) * x + 0.1191) * x - 0.00232

/** The curve as a table of 4,096 steps, because it is evaluated millions of times for a picture. */
const table = Float32Array.from({ length: 4097 }, (_, step) => Math.max(0, sigmoid(step / 4096)) ** contrast)

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const times = (row: Vector, [x, y, z]: Vector) => row[0] * x + row[1] * y + row[2] * z
const transform = (matrix: Matrix, vector: Vector): Vector => [
  times(matrix[0], vector),
  times(matrix[1], vector),
  times(matrix[2], vector),
]

function film(light: Vector): Vector {
  const bent = transform(inset, light).map((value) => {
    const stop = (Math.log2(Math.max(1e-10, value)) - darkestStop) / stops
    return table[Math.round(clamp(stop) * 4096)] ?? 0
  }) as unknown as Vector
  const gray = times([0.2126, 0.7152, 0.0722], bent)
  return transform(outset, bent.map((value) => gray + saturation * (value - gray)) as unknown as Vector)
}

/** Converts to sRGB. Values above 0.7 are compressed, and all are raised slightly so that white paper is pure white. */
function studio(light: Vector): Vector {
  return light.map((value) => {
    const held = value <= 0.7 ? Math.max(0, value) : 0.7 + 0.3 * (1 - Math.exp(-(value - 0.7) / 0.3))
    return 1.006 * (held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055)
  }) as unknown as Vector
}

const luminance: Vector = [0.2126, 0.7152, 0.0722]
/**
 * How much a `film` print strengthens differences from gray: in bright tones, which would look pale, but not in dark
 * ones, where brown frames would turn red. The film curve takes most from the brightest: sunlit almond must stay cream.
 */
const printChroma = (gray: number) =>
  0.85 + 0.29 * Math.min(1, gray / 0.55) + 0.3 * Math.min(1, Math.max(0, (gray - 0.55) / 0.3))

/** Tones that a print makes darker than this part of themselves lose saturation in proportion. */
const deepened = 0.74

/** Converts linear light to 8-bit sRGB, pixel by pixel. A `film` picture is printed from its own black to its own white. */
export function applyTone(color: Planes, width: number, height: number, tone: Tone): Buffer {
  const [red, green, blue] = color
  const look = tone.look === 'film' ? film : studio
  const shown = new Float32Array(width * height * 3)
  const grays = new Float32Array(width * height)
  for (let at = 0; at < grays.length; at += 1) {
    const off = ((at % width) / width - 0.5) ** 2 + (Math.floor(at / width) / height - 0.5) ** 2
    const gain = 2 ** tone.exposure * (1 - 2 * tone.vignette * off)
    const light: Vector = [
      (red[at] ?? 0) * gain * tone.whiteBalance[0],
      (green[at] ?? 0) * gain * tone.whiteBalance[1],
      (blue[at] ?? 0) * gain * tone.whiteBalance[2],
    ]
    const seen = look(light)
    shown.set(seen, at * 3)
    grays[at] = clamp(times(luminance, seen))
  }
  const print = tone.look === 'film' ? printCurve(levelsOf(grays), tone.white) : clamp
  const chroma = tone.look === 'film' ? printChroma : () => 1
  return Buffer.from(
    Uint8ClampedArray.from(shown, (value, index) => {
      const at = Math.floor(index / 3)
      const before = grays[at] ?? 0
      const gray = print(before)
      // A shadow that becomes darker while its color stays would turn violet at dusk.
      const kept = Math.min(1, gray / Math.max(before, 1e-6) / deepened)
      // The curve is applied to the luminance alone: applied to each channel, it would make the colors of bright walls garish.
      const toned = gray + chroma(gray) * kept * (value - before)
      return 255 * toned
    }),
  )
}
