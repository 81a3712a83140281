import type { FrameKind } from '../../catalogue/vocabulary/frames'
import { paneLabels } from '../../catalogue/vocabulary/glass'
import { note } from '../canvas/color'
import type { Place, Point } from '../canvas/geometry'
import { path, placed, polyline, type Shape } from '../canvas/drawing'
import { tracks, type Members } from './depths'

type Label = { text: string; at: Point }

/** Labels of the joint between frame and wall and of the outer wall layer, by frame type. */
const joints: Record<FrameKind, { joint: Label; wall: Label }> = {
  retrofit: {
    joint: { text: 'Flush fin over the old frame', at: [-1.2, -0.1] },
    wall: { text: 'Existing stucco', at: [-3.9, 0.45] },
  },
  block: {
    joint: { text: 'Sealant', at: [-0.15, 0.78] },
    wall: { text: 'Existing trim', at: [-1.9, 0.1] },
  },
  nail_on_3_coat: {
    joint: { text: 'Nailing fin', at: [-1.25, 0.99] },
    wall: { text: 'Three-coat stucco', at: [-3.9, 0.5] },
  },
  power_wall_1_coat: {
    joint: { text: 'Nailing fin', at: [-1.25, 0.81] },
    wall: { text: 'One-coat stucco on foam', at: [-3.9, 0.45] },
  },
}

const step = 0.95
const labelSize = 0.52

/** The labels at the start of a section, from the wall to the glass. */
function parts(kind: FrameKind, members: Members, start: 'fixed' | 'outer' | 'inner'): Label[] {
  const { frame, sash, depth, glazing } = members
  const { joint, wall } = joints[kind]
  const track = tracks(members)
  const d = start === 'inner' ? track.inner : track.outer
  return [
    wall,
    { text: 'Wood framing', at: [-2.6, 3.2] },
    joint,
    { text: 'Multi-chamber vinyl frame', at: [frame * 0.3, depth * 0.6] },
    start === 'fixed'
      ? { text: 'Glazing bead', at: [frame - 0.3, d + glazing.thickness + 0.3] }
      : { text: 'Vinyl sash', at: [frame + sash * 0.25, d + 0.8] },
    {
      text: `${paneLabels[glazing.panes]}-pane insulating glass`,
      at: [frame + sash + 0.9, d + glazing.thickness * 0.9],
    },
  ]
}

/**
 * Draws leader lines from the parts to their names on the inside of the wall. The names are in a column in the order
 * of the parts, so that no line crosses a name. `deep` is the depth at which the wall ends.
 */
export function sectionLabels(
  kind: FrameKind,
  members: Members,
  start: 'fixed' | 'outer' | 'inner',
  level: boolean,
  deep: number,
  hair: number,
): { shapes: Shape[]; reach: number } {
  const place: Place = level ? (u, d) => [u, d] : (u, d) => [d, u]
  const all = parts(kind, members, start).sort((a, b) => a.at[0] - b.at[0])
  const shapes = all.flatMap(({ text, at: [u, d] }, index): Shape[] => {
    const row = level ? all.length - 1 - index : index
    const end: Point = level ? [u, deep + 1 + row * step] : [u, deep + 0.9]
    const elbow: Point = level ? [u + 0.3, end[1]] : [-3.4 + row * step, deep + 1.9]
    const [x, y] = place(...elbow)
    return [
      path('mark', placed(polyline([[u, d], end, elbow]), place), { stroke: note, width: hair }),
      {
        kind: 'text',
        role: 'dimension',
        at: [x + 0.15, y + 0.18],
        text,
        size: labelSize,
        fill: note,
        anchor: 'start',
      },
    ]
  })
  return { shapes, reach: level ? all.length * step + 0.4 : 9.4 }
}
