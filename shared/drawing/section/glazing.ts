import { box, seal, solid, type Cut } from './cut'
import type { Shape } from '../scene'

/** Insulating glass as the specification offers it (browsing 3 "Glazing"). */
export type Glazing = { panes: 'dual' | 'triple'; /** Inches over all. */ thickness: number }

const pane = 0.125
const spacer = 0.28

/** An insulating glass unit that starts at `u` and runs on to `end`; its outer face lies `d` deep. */
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
