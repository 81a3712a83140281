import type { Hex } from '../canvas/color'
import { polyline, type PathShape, type Pattern, type Segment } from '../canvas/drawing'

export const claddings = ['stucco', 'lap', 'board_and_batten', 'stone'] as const
export type Cladding = (typeof claddings)[number]

export const daylights = ['day', 'dusk'] as const
export type Daylight = (typeof daylights)[number]

/** Colors of a wall and of what is around it, by the light of the day. */
export type WallColors = {
  wall: Hex
  joint: Hex
  ground: Hex
  figure: Hex
  words: Hex
  room: readonly [Hex, Hex, Hex]
}

const walls: Record<Cladding, Record<Daylight, Pick<WallColors, 'wall' | 'joint'>>> = {
  stucco: { day: { wall: '#e6dfd0', joint: '#cfc6b3' }, dusk: { wall: '#75768a', joint: '#68697d' } },
  lap: { day: { wall: '#b9c2bb', joint: '#8e9991' }, dusk: { wall: '#5b6678', joint: '#475164' } },
  board_and_batten: {
    day: { wall: '#eceae3', joint: '#c4c1b6' },
    dusk: { wall: '#7a7e92', joint: '#646880' },
  },
  stone: { day: { wall: '#c9bda8', joint: '#a3967f' }, dusk: { wall: '#67667a', joint: '#525166' } },
}

const around: Record<Daylight, Pick<WallColors, 'ground' | 'figure' | 'words' | 'room'>> = {
  day: { ground: '#a9a695', figure: '#5d6862', words: '#2f3a35', room: ['#55605f', '#434e4e', '#5f574c'] },
  dusk: { ground: '#434759', figure: '#2b3040', words: '#f1eff5', room: ['#ffe3ad', '#f6c987', '#b9824e'] },
}

/** The colors of a cladding by day or at dusk, when the room behind the glass is lit. */
export const colorsOf = (cladding: Cladding, light: Daylight): WallColors => ({
  ...walls[cladding][light],
  ...around[light],
})

/** The smallest repeating part of each cladding: its size in inches and its joints. */
const tiles: Record<Cladding, { width: number; height: number; joints: readonly Segment[]; line: number }> = {
  stucco: {
    width: 11,
    height: 9,
    joints: [
      ...polyline([
        [1, 2],
        [1.9, 2.3],
      ]),
      ...polyline([
        [6.2, 1.1],
        [7.3, 0.9],
      ]),
      ...polyline([
        [3.8, 5.2],
        [4.6, 5.7],
      ]),
      ...polyline([
        [9.1, 6.4],
        [9.9, 6.1],
      ]),
      ...polyline([
        [1.7, 7.9],
        [2.5, 7.7],
      ]),
    ],
    line: 0.35,
  },
  lap: {
    width: 40,
    height: 7,
    joints: polyline([
      [0, 6.8],
      [40, 6.8],
    ]),
    line: 0.5,
  },
  board_and_batten: {
    width: 14,
    height: 40,
    joints: [
      ...polyline([
        [5.4, 0],
        [5.4, 40],
      ]),
      ...polyline([
        [7.9, 0],
        [7.9, 40],
      ]),
    ],
    line: 0.4,
  },
  stone: {
    width: 36,
    height: 20,
    joints: [
      ...polyline([
        [0, 7],
        [36, 7],
      ]),
      ...polyline([
        [0, 12],
        [36, 12],
      ]),
      ...polyline([
        [0, 20],
        [36, 20],
      ]),
      ...polyline([
        [9, 0],
        [9, 7],
      ]),
      ...polyline([
        [26, 0],
        [26, 7],
      ]),
      ...polyline([
        [17, 7],
        [17, 12],
      ]),
      ...polyline([
        [33, 7],
        [33, 12],
      ]),
      ...polyline([
        [5, 12],
        [5, 20],
      ]),
      ...polyline([
        [22, 12],
        [22, 20],
      ]),
    ],
    line: 0.55,
  },
}

/** The joints of a cladding as a pattern with the name `cladding`. */
export function claddingPattern(cladding: Cladding, joint: Hex): Pattern {
  const { width, height, joints, line } = tiles[cladding]
  const shape: PathShape = { kind: 'path', role: 'wall', d: joints, stroke: joint, width: line }
  return { name: 'cladding', width, height, shapes: [shape] }
}
