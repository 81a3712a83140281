import type { GlassKind } from '../../catalogue/vocabulary/glass'
import type { Hex } from '../canvas/color'
import { polyline, type Gradient, type PathShape, type Pattern, type Segment } from '../canvas/drawing'

/** Colors of the reflected sky, horizon and ground, and the strength of the reflection (0 to 1). */
type Look = {
  sky: readonly [Hex, Hex, Hex]
  gleam: number
  texture?: 'frost' | 'chip' | 'pebble' | 'rain' | 'reed'
}

const frosted: Look['sky'] = ['#e9f0f1', '#dde7e9', '#cbd8da']

const looks: Record<GlassKind, Look> = {
  clear: { sky: ['#dcecf4', '#c3dbe6', '#a3c0cb'], gleam: 0.5 },
  low_e3: { sky: ['#d3e6ec', '#b5d0d8', '#8fb1b8'], gleam: 0.5 },
  low_e4: { sky: ['#c4dcde', '#a2c3c6', '#7aa1a4'], gleam: 0.5 },
  delta_frost: { sky: frosted, gleam: 0.12, texture: 'frost' },
  glue_chip: { sky: ['#e4eef1', '#d3e1e5', '#bccdd2'], gleam: 0.16, texture: 'chip' },
  obscure: { sky: ['#dfeaed', '#cbdbe0', '#b0c5cb'], gleam: 0.16, texture: 'pebble' },
  rain: { sky: ['#dcebf0', '#c2d7de', '#a5bfc8'], gleam: 0.18, texture: 'rain' },
  smooth: { sky: ['#e6eff1', '#d6e3e6', '#c0d1d5'], gleam: 0.3 },
  acid_etch: { sky: ['#f0f4f4', '#e6eced', '#d9e2e3'], gleam: 0.06 },
  bronze: { sky: ['#b79c7d', '#93775a', '#6d553d'], gleam: 0.3 },
  reed: { sky: ['#dfebee', '#c9dade', '#adc3c9'], gleam: 0.14, texture: 'reed' },
  graylite: { sky: ['#76807f', '#545d5e', '#363d3f'], gleam: 0.26 },
  mirrorpane: { sky: ['#f1f6f8', '#bdd0d8', '#7d97a1'], gleam: 0.8 },
}

export const lookOf = (kind: GlassKind) => looks[kind]

/** The reflected sky. One gradient covers the whole unit, so that it continues from pane to pane. */
export const skyOf = (kind: GlassKind, width: number, height: number, inside: boolean): Gradient => {
  const [sky, horizon, ground] = looks[kind].sky
  return {
    name: 'sky',
    of: 'drawing',
    from: [width * 0.3, 0],
    to: [width * 0.3 + Math.min(width, height) * 0.35, height],
    stops: [
      [0, sky, 1],
      [inside ? 0.62 : 0.48, horizon, 1],
      [1, ground, 1],
    ],
  }
}

/**
 * A pseudo-random sequence of numbers from 0 to 1. The same seed gives the same sequence, so that server and browser
 * draw the same. (A linear congruential generator with the constants of Numerical Recipes.)
 */
const chance = (seed: number) => {
  let state = seed
  return () => (state = (state * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32
}

const strokes = (d: PathShape['d'], stroke: Hex, width: number, opacity: number): PathShape => ({
  kind: 'path',
  role: 'light',
  d,
  stroke,
  width,
  opacity,
})

/**
 * Scatters marks over a tile. Marks that cross an edge are repeated at the opposite edge, so that no seam is visible.
 */
function strewn(
  side: number,
  count: number,
  reach: number,
  mark: (x: number, y: number, next: number) => readonly Segment[],
): Segment[] {
  const next = chance(7)
  return Array.from({ length: count }, () => [next() * side, next() * side, next()] as const).flatMap(
    ([x, y, turn]) =>
      [-side, 0, side].flatMap((dx) =>
        [-side, 0, side].flatMap((dy) => {
          const [at, down] = [x + dx, y + dy]
          const seen = Math.min(at, down) > -reach && Math.max(at, down) < side + reach
          return seen ? mark(at, down, turn) : []
        }),
      ),
  )
}

const ray = (x: number, y: number, turn: number, long: number) =>
  polyline([
    [x, y],
    [x + long * Math.cos(turn), y + long * Math.sin(turn)],
  ])

const tile = (side: number, shapes: readonly PathShape[]): Pattern => ({
  name: 'texture',
  width: side,
  height: side,
  shapes,
})

const textures: Record<NonNullable<Look['texture']>, () => Pattern> = {
  frost: () =>
    tile(4, [
      strokes(
        strewn(4, 150, 0.25, (x, y, t) => ray(x, y, t * 7, 0.22)),
        '#7f999f',
        0.05,
        0.5,
      ),
    ]),
  chip: () =>
    tile(8, [
      strokes(
        strewn(8, 26, 1.4, (x, y, t) =>
          [-0.6, -0.3, 0, 0.3, 0.6].flatMap((fan) => ray(x, y, t * 7 + fan, 1.4 - fan * fan)),
        ),
        '#88a1a8',
        0.06,
        0.5,
      ),
    ]),
  pebble: () =>
    tile(5, [
      strokes(
        strewn(5, 70, 0.4, (x, y, t) => {
          const r = 0.14 + 0.14 * t
          return [
            ['M', x - r, y],
            ['C', x - r, y - r * 1.4, x + r, y - r * 1.4, x + r, y],
          ]
        }),
        '#7d979f',
        0.06,
        0.5,
      ),
    ]),
  rain: () => ({
    name: 'texture',
    width: 2.6,
    height: 9,
    shapes: (['#6f8d97', '#ffffff'] as const).map((stroke, light) =>
      strokes(
        [0.2, 0.75, 1.2, 1.75, 2.3].flatMap((x, index): PathShape['d'] => {
          const sway = (index % 2 ? 0.22 : -0.22) * (1 + 0.4 * (index % 3))
          const at = x + 0.14 * light
          return [
            ['M', at, 0],
            ['C', at + sway, 2, at + sway, 3, at, 4.5],
            ['C', at - sway, 6, at - sway, 7, at, 9],
          ]
        }),
        stroke,
        light ? 0.13 : 0.08,
        light ? 0.55 : 0.42,
      ),
    ),
  }),
  reed: () => ({
    name: 'texture',
    width: 0.75,
    height: 6,
    shapes: [
      strokes(
        [
          ['M', 0.12, 0],
          ['L', 0.12, 6],
        ],
        '#6d8992',
        0.1,
        0.4,
      ),
      strokes(
        [
          ['M', 0.42, 0],
          ['L', 0.42, 6],
        ],
        '#ffffff',
        0.22,
        0.5,
      ),
    ],
  }),
}

/** The pattern of a textured glass, or undefined for glass without a texture. */
export function textureOf(kind: GlassKind): Pattern | undefined {
  const { texture } = looks[kind]
  return texture && textures[texture]()
}
