import { box, seal, solid, type Cut } from './cut'
import type { Shape } from '../canvas/drawing'

/** An insulating glass unit. The thickness is in inches. */
export type Glazing = { panes: 'dual' | 'triple'; /** Inches over all. */ thickness: number }

const pane = 0.125
const spacer = 0.28

/** Draws a glass unit from `u` to `end`. Its outer face is at depth `d`. */
export function glassUnit(
  cut: Cut,
  { panes, thickness }: Glazing,
  u: number,
  end: number,
  d: number,
): Shape[] {
  const count = panes === 'triple' ? 3 : 2
  const gap = (thickness - pane * count) / (count - 1)
  const along = end - u
  return Array.from({ length: count }, (_, index) => d + index * (pane + gap)).flatMap((at, index) => [
    solid(cut, box(u, at, along, pane), 'glass', '#c3dfe2'),
    ...(index < count - 1
      ? [
          seal(cut, box(u, at + pane, 0.1, gap)),
          solid(cut, box(u + 0.1, at + pane, spacer, gap), 'hardware', '#aab2b0'),
        ]
      : []),
  ])
}
