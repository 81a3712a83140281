import { box, seal, solid, type Cut } from './cut'
import type { Shape } from '../canvas/drawing'

/** An insulating glass unit. The thickness is in inches. */
export type Glazing = { panes: 'dual' | 'triple'; /** Inches over all. */ thickness: number }

const pane = 0.125
const spacer = 0.28

/** The panes of a glass unit whose outer face is at depth 0, from outside to inside, and the air space between two. */
export function panesOf({ panes, thickness }: Glazing): { at: readonly number[]; pane: number; gap: number } {
  const count = panes === 'triple' ? 3 : 2
  const gap = (thickness - pane * count) / (count - 1)
  return { at: Array.from({ length: count }, (_, index) => index * (pane + gap)), pane, gap }
}

/** Draws a glass unit from `u` to `end`. Its outer face is at depth `d`. */
export function glassUnit(cut: Cut, glazing: Glazing, u: number, end: number, d: number): Shape[] {
  const { at: panes, gap } = panesOf(glazing)
  const along = end - u
  return panes
    .map((depth) => d + depth)
    .flatMap((at, index) => [
      solid(cut, box(u, at, along, pane), 'glass', '#c3dfe2'),
      ...(index < panes.length - 1
        ? [
            seal(cut, box(u, at + pane, 0.1, gap)),
            solid(cut, box(u + 0.1, at + pane, spacer, gap), 'hardware', '#aab2b0'),
          ]
        : []),
    ])
}
