import { corners, even, inset, rect, scaleSides, type Place } from '../canvas/geometry'
import { layoutOf } from '../layout/layout'
import type { Layout } from '../layout/panel'
import { path, placed, polygon, type Shape } from '../canvas/drawing'
import type { Brush } from './brush'
import { frameHardware, panelHardware } from './hardware'
import { paintPanel } from './panel'
import { edge, ring } from './ring'

/** Paints the frame in three steps: a rounded outer edge, a flat face, and a slope down to the opening. */
function paintFrame({ frame, opening }: Layout, place: Place, { product, hair }: Brush): Shape[] {
  const pen = { finish: product.finish, hair, role: 'frame' } as const
  const sides = even(opening.x - frame.x)
  const [lip, face, fall] = [scaleSides(sides, 0.14), scaleSides(sides, 0.5), scaleSides(sides, 0.36)]
  const inner = inset(frame, lip)
  const deep = inset(inner, face)
  return [
    ...ring(place, frame, lip, 'rise', pen),
    ...ring(place, inner, face, 'flat', pen),
    ...ring(place, deep, fall, 'fall', pen),
    edge(place, deep, 'frame', hair * 0.7, 0.25),
    edge(place, opening, 'frame', hair * 1.1, 0.5),
    edge(place, frame, 'frame', hair * 1.2, 0.6),
  ]
}

/** The shadow of the frame in the opening, visible where a panel has moved away. */
function paintRecess({ opening }: Layout, place: Place, { product, hair }: Brush): Shape[] {
  if (product.open === 0) return []
  const { x, y, width, height } = opening
  const deep = Math.min(hair * 16, width / 4, height / 4)
  const strip = (wide: number, high: number, ref: string): Shape =>
    path('light', placed(polygon(corners(rect(x, y, wide, high))), place), { fill: { ref }, opacity: 0.6 })
  return [strip(width, deep, 'under'), strip(deep, height, 'beside')]
}

/**
 * Paints one rectangular unit: the frame, then the panels from the furthest track to the nearest, then the hardware.
 */
export function paintUnit(base: Place, brush: Brush): Shape[] {
  const layout = layoutOf(brush.product)
  const near = brush.product.view === 'outside' ? -1 : 1
  const panels = [...layout.panels].sort((a, b) => (a.track - b.track) * near)
  const far = panels[0]?.track
  return [
    ...paintFrame(layout, base, brush),
    ...paintRecess(layout, base, brush),
    ...panels.flatMap((panel) => [
      ...paintPanel(panel, layout.opening, base, brush, panel.track !== far),
      ...panelHardware(panel, layout, base, brush),
    ]),
    ...frameHardware(layout, base, brush),
  ]
}
