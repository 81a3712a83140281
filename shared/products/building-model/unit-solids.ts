import { corners, even, inset, rect, type Point, type Sides } from '../drawing/canvas/geometry'
import { layoutOf } from '../drawing/layout/layout'
import { fitted, gridOf, type Layout, type Panel } from '../drawing/layout/panel'
import { liteIn } from '../drawing/paint/pane'
import { outlineOf } from '../drawing/paint/shapes'
import { specialtyLite } from '../drawing/paint/specialty'
import type { Product } from '../drawing/product/input'
import { frameDepth, legOf, play, tracks, type Members } from '../drawing/section/depths'
import type { Glazing } from '../drawing/section/glazing'
import { frameSolids, holderSolids } from './profile-solids'
import type { Solid } from './solid'

/** How a product is made, beyond its drawing. `twoColors` says that its faces differ in color. */
export type Make = { glazing: Glazing; twoColors: boolean }

/** The solids of one flat unit, its depth in inches, and the outlines of its visible glass. */
export type FlatUnit = {
  depth: number
  solids: readonly Solid[]
  lites: readonly (readonly Point[])[]
}

const addSides = (a: Sides, b: Sides): Sides => ({
  left: a.left + b.left,
  top: a.top + b.top,
  right: a.right + b.right,
  bottom: a.bottom + b.bottom,
})

const scaled = (sides: Sides, by: (side: number) => number): Sides => ({
  left: by(sides.left),
  top: by(sides.top),
  right: by(sides.right),
  bottom: by(sides.bottom),
})

/** How far a panel reaches into the channel of the frame, on the sides where it meets the frame. */
function hidden({ outline }: Panel, { opening }: Layout, reach: number): Sides {
  const at = (a: number, b: number) => (Math.abs(a - b) < 1e-6 ? reach : 0)
  return {
    left: at(outline.x, opening.x),
    top: at(outline.y, opening.y),
    right: at(outline.x + outline.width, opening.x + opening.width),
    bottom: at(outline.y + outline.height, opening.y + opening.height),
  }
}

/** Where and how the panels of a unit are made. `channel` is how far a sash reaches into the frame. */
type Setting = { product: Product; layout: Layout; members: Members; channel: number; twoColors: boolean }

/** One panel with its glass. `d` is the depth of its outer face. */
function panelSolids(panel: Panel, d: number, { product, layout, members, channel, twoColors }: Setting) {
  const { outline } = panel
  const seen = fitted(panel.faces, outline)
  const reach = hidden(panel, layout, channel)
  const body = inset(
    outline,
    scaled(reach, (side) => -side),
  )
  const faces = addSides(seen, reach)
  const lite = liteIn(inset(outline, seen))
  const solids = holderSolids(
    {
      part: panel.sash ? 'sash' : 'frame',
      at: (inches, share) =>
        corners(
          inset(
            body,
            scaled(faces, (face) => face * share + inches),
          ),
        ),
      narrowest: Math.min(faces.left, faces.top, faces.right, faces.bottom),
      d,
      lite,
      grid: gridOf(product, panel),
      barWidth: product.barWidth,
      twoColors,
    },
    members,
  )
  return { solids, lite: lite.outline }
}

/** How far panels reach into the channel of a frame. */
const channelOf = (frame: number) => Math.max(legOf(frame) - play, 0)

function rectangularUnit(product: Product, make: Make): FlatUnit {
  const layout = layoutOf(product)
  const { glazing, twoColors } = make
  const { frame } = product.profile
  const flat = frameDepth(product.style, product.productType, glazing)
  const members: Members = { ...product.profile, depth: flat, glazing }
  const track = tracks(members)
  // The sections draw two tracks. Each further track makes the frame as much deeper as the second one.
  const pitch = track.inner - track.outer
  const last = Math.max(...layout.panels.map((panel) => panel.track))
  const depth = flat + Math.max(last - 1, 0) * pitch
  const setting = { product, layout, members, channel: channelOf(frame), twoColors }
  const panels = layout.panels.map((panel) => panelSolids(panel, track.outer + panel.track * pitch, setting))
  const box = rect(0, 0, product.width, product.height)
  return {
    depth,
    solids: [
      ...frameSolids((by) => corners(inset(box, even(by))), frame, depth, twoColors),
      ...panels.flatMap(({ solids }) => solids),
    ],
    lites: panels.map(({ lite }) => lite),
  }
}

function specialtyUnit(product: Product, make: Make): FlatUnit {
  const { style, productType, profile, shape, width, height, flip, grid, barWidth } = product
  const { glazing, twoColors } = make
  const { frame } = profile
  const depth = frameDepth(style, productType, glazing)
  const members: Members = { ...profile, depth, glazing }
  const outline = (by: number) => outlineOf(shape, width, height, by, flip).points
  const start = frame - channelOf(frame)
  const face = frame + profile.bead - start
  const lite = specialtyLite(product)
  return {
    depth,
    solids: [
      ...frameSolids(outline, frame, depth, twoColors),
      ...holderSolids(
        {
          part: 'frame',
          at: (inches, share) => outline(start + face * share + inches),
          narrowest: face,
          d: tracks(members).outer,
          lite,
          grid,
          barWidth,
          twoColors,
        },
        members,
      ),
    ],
    lites: [lite.outline],
  }
}

/** The solids of a product that is not a bay. */
export const flatUnit = (product: Product, make: Make): FlatUnit =>
  product.style === 'round_top_specialty_shapes'
    ? specialtyUnit(product, make)
    : rectangularUnit(product, make)
