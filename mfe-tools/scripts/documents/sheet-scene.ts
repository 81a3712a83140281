import type { Scene, Shape } from '@virida/shared/drawing'
import type { Drawn } from './scenes'

/** Inches between two drawings of a sheet. */
const gap = 6

/** All drawings of a sheet side by side at full size: what CAD and drawing programs open as one file. */
export function sheetScene(drawn: readonly Drawn[]): Scene {
  let [x, height] = [0, 0]
  const shapes: Shape[] = []
  const [first] = drawn
  if (!first) throw new Error('Laid out a sheet without a drawing')
  for (const { scene } of drawn) {
    shapes.push({
      kind: 'group',
      role: 'frame',
      at: [x - scene.bounds.x, -scene.bounds.y],
      children: scene.shapes,
    })
    x += scene.bounds.width + gap
    height = Math.max(height, scene.bounds.height)
  }
  const byName = <Named extends { name: string }>(all: readonly Named[]) => [
    ...new Map(all.map((one) => [one.name, one])).values(),
  ]
  return {
    bounds: { x: 0, y: 0, width: x - gap, height },
    gradients: byName(drawn.flatMap(({ scene }) => scene.gradients)),
    patterns: byName(drawn.flatMap(({ scene }) => scene.patterns)),
    shapes,
  }
}
