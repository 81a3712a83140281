import { toInches } from '../catalogue/dimension'
import type { SeriesRecord } from '../catalogue/series-record'
import type { Design } from '../design/design'
import { drawingOf } from '../design/drawing-of'
import { corners, rect, type Point } from '../drawing/canvas/geometry'
import { outlineOf } from '../drawing/paint/shapes'
import { bayBoard, bayWidths } from '../drawing/product/bay'
import { resolve, type Product } from '../drawing/product/input'
import type { Glazing } from '../drawing/section/glazing'
import { areaOf, plate, type Pose, type Unit, type Vector } from './solid'
import { flatUnit, type Make } from './unit-solids'

/**
 * The solids of a design, in inches. x points to the right seen from inside, y out of the house, z up. The origin is
 * the lower left corner of the frame seen from inside, at its inner face; in a bay, at the outer face of the wall.
 */
export type BuildingModel = {
  readonly width: number
  readonly height: number
  /** From the inner face of the frame to the outer face. In a bay, of one of its windows. */
  readonly depth: number
  /** The outer edge of the frame, as in the drawings. */
  readonly outline: readonly Point[]
  readonly units: readonly Unit[]
  /** The part of the outline that is glass, from 0 to 1. In a bay, of the area of its three windows. */
  readonly glazed: number
}

const down: Vector = [0, 0, -1]
const fraction = (part: readonly (readonly Point[])[], whole: number) =>
  part.reduce((sum, outline) => sum + areaOf(outline), 0) / whole

/** The glass unit of a design. A number of panes that the series lacks has the thickness of its first glass unit. */
function glazingOf({ panes }: Design, { glazing }: Pick<SeriesRecord, 'glazing'>): Glazing {
  const unit = glazing.find((one) => one.panes === panes) ?? glazing[0]
  if (!unit) throw new TypeError('Cannot model a design: its series has no glass unit')
  return { panes, thickness: toInches(unit.thickness) }
}

function flatModel(product: Product, make: Make): BuildingModel {
  const { width, height, style, shape, flip } = product
  const { solids, depth, lites } = flatUnit(product, make)
  const outline =
    style === 'round_top_specialty_shapes'
      ? outlineOf(shape, width, height, 0, flip).points
      : corners(rect(0, 0, width, height))
  const pose: Pose = { origin: [width, depth, height], right: [-1, 0, 0], down }
  return {
    width,
    height,
    depth,
    outline,
    units: [{ pose, solids }],
    glazed: fraction(lites, areaOf(outline)),
  }
}

/** A fixed window between two single hung windows at 45 degrees, with a head board above and a seat board below. */
function bayModel(product: Product, make: Make): BuildingModel {
  const { width, height } = product
  const { side, window } = bayWidths(width)
  const board = bayBoard(height)
  const inner = height - 2 * board
  const part = (style: 'picture' | 'single_hung') =>
    flatUnit({ ...product, style, width: window, height: inner }, make)
  const [vent, center] = [part('single_hung'), part('picture')]
  const top = height - board
  const turn = side / window
  const plan: Point[] = [
    [0, 0],
    [width, 0],
    [width - side, side],
    [side, side],
  ]
  const boards = [0, top].map((z): Unit => ({
    pose: { origin: [0, 0, z], right: [1, 0, 0], down: [0, 1, 0] },
    solids: [plate('frame', plan, 0, board)],
  }))
  return {
    width,
    height,
    depth: center.depth,
    outline: corners(rect(0, 0, width, height)),
    units: [
      { pose: { origin: [width, 0, top], right: [-turn, turn, 0], down }, solids: vent.solids },
      { pose: { origin: [width - side, side, top], right: [-1, 0, 0], down }, solids: center.solids },
      { pose: { origin: [side, side, top], right: [-turn, -turn, 0], down }, solids: vent.solids },
      ...boards,
    ],
    glazed: fraction([...vent.lites, ...vent.lites, ...center.lites], 3 * window * inner),
  }
}

/** The solids of a design. `record` is the record of its series. */
export function buildingModel(design: Design, record: SeriesRecord): BuildingModel {
  const product = resolve(drawingOf(design, record))
  const make = { glazing: glazingOf(design, record), twoColors: design.exterior !== design.interior }
  return product.style === 'bay' ? bayModel(product, make) : flatModel(product, make)
}
