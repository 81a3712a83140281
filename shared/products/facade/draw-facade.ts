import { nearestSixteenth, toInches, type Sixteenths } from '../catalogue/dimension'
import { ink, note } from '../drawing/canvas/color'
import {
  path,
  polygon,
  polyline,
  type Drawing,
  type PathShape,
  type Role,
  type Shape,
  type TextShape,
} from '../drawing/canvas/drawing'
import type { Point } from '../drawing/canvas/geometry'
import type { Facade } from '../project/facade'
import { formatFeet } from './feet'
import { moved } from './line-style'
import type { OpeningBox } from './placed-openings'
import { scaleBar, type BarUnit } from './scale-bar'
import { tagShapes } from './tag'
import { roofRise } from './wall'

/** Colors of paper: the wall, the roof. */
const wallFill = '#faf8f2'
const roofFill = '#e9e5da'

/** Inches by which eaves and the ground line go beyond the corners of the wall. */
const overhang = 12
const groundBeyond = 30
/** Eaves do not go further down than this for each inch across. */
const steepest = 2

/** The upper floors that are below the top of the wall. */
const drawnFloors = ({ floors = [], height }: Facade) => floors.filter((above) => above < height)

/** A window or door of the drawing. `shapes` are in inches from its top left corner; without them it is an empty outline. */
export type DrawnOpening = OpeningBox & { tag: string; shapes?: readonly PathShape[] | undefined }

/** Height of texts and width of the finest line in inches, and the unit of the scale bar. */
export type FacadeLook = { text: number; hair: number; bar: BarUnit }

const line = (role: Role, points: readonly Point[], width: number, dash?: readonly [number, number]): Shape =>
  path(role, polyline(points), { stroke: note, width, ...(dash && { dash }) })

/** The outline of the wall; 0, 0 is its left corner at the height of the wall, with y pointing down. */
function wallOutline(facade: Facade): Point[] {
  const { roof } = facade
  const [width, height] = [toInches(facade.width), toInches(facade.height)]
  const rise = toInches(roofRise(facade))
  const [left, right] = [roof.form === 'shed_left' ? -rise : 0, roof.form === 'shed_right' ? -rise : 0]
  const ridge: Point[] = roof.form === 'gable' ? [[width / 2, -rise]] : []
  return [[0, left], ...ridge, [width, right], [width, height], [0, height]]
}

/** Points of the roof: a surface for eave and hip roofs, else the line of its edge. */
function roofOutline(facade: Facade): { points: Point[]; isSurface: boolean } {
  const width = toInches(facade.width)
  const rise = toInches(roofRise(facade))
  const over = overhang
  const slope = (across: number) => Math.min(rise / across, steepest) * over
  switch (facade.roof.form) {
    case 'gable': {
      const down = slope(width / 2)
      return {
        points: [
          [-over, down],
          [width / 2, -rise],
          [width + over, down],
        ],
        isSurface: false,
      }
    }
    case 'shed_left':
      return {
        points: [
          [-over, -rise - slope(width)],
          [width + over, slope(width)],
        ],
        isSurface: false,
      }
    case 'shed_right':
      return {
        points: [
          [-over, slope(width)],
          [width + over, -rise - slope(width)],
        ],
        isSurface: false,
      }
    case 'flat':
      return {
        points: [
          [-over / 2, 0],
          [width + over / 2, 0],
        ],
        isSurface: false,
      }
    default: {
      // A hip roof of the usual slope has a ridge that is shorter by its height on each side.
      const inset = facade.roof.form === 'hip' ? Math.min(rise * 1.5, width / 2) : -over
      return {
        points: [
          [-over, 0],
          [inset, -rise],
          [width - inset, -rise],
          [width + over, 0],
        ],
        isSurface: true,
      }
    }
  }
}

/** The ground line, which is drawn over the lower edges of doors. */
export function groundShape(facade: Facade, hair: number): Shape {
  const [width, height] = [toInches(facade.width), toInches(facade.height)]
  return path(
    'ground',
    polyline([
      [-groundBeyond, height],
      [width + groundBeyond, height],
    ]),
    {
      stroke: ink,
      width: hair * 4,
    },
  )
}

/** The wall with its roof and the lines of its floors, without openings. */
export function wallShapes(facade: Facade, hair: number): Shape[] {
  const [width, height] = [toInches(facade.width), toInches(facade.height)]
  const roof = roofOutline(facade)
  const edge = { stroke: ink, width: hair * 1.6 }
  const floor = (above: Sixteenths) => height - toInches(above)
  return [
    path('wall', polygon(wallOutline(facade)), { fill: wallFill }),
    path('wall', polygon(wallOutline(facade)), edge),
    ...(roof.isSurface
      ? [path('roof', polygon(roof.points), { fill: roofFill }), path('roof', polygon(roof.points), edge)]
      : [path('roof', polyline(roof.points), { ...edge, width: hair * 3.2 })]),
    ...drawnFloors(facade).map((above) =>
      line(
        'wall',
        [
          [0, floor(above)],
          [width, floor(above)],
        ],
        hair,
        [hair * 12, hair * 6],
      ),
    ),
  ]
}

/** An opening at its place on the wall. */
function openingShapes(facade: Facade, opening: DrawnOpening, hair: number): PathShape[] {
  const at = topLeftOf(facade, opening)
  const outline = outlineOf(opening)
  const own = opening.shapes ?? [
    path('frame', polygon(outline), { fill: '#ffffff' }),
    path('frame', polygon(outline), { stroke: ink, width: hair }),
  ]
  return moved(own, at)
}

/** The top left corner of an opening in the drawing of its façade. */
export const topLeftOf = ({ height }: Pick<Facade, 'height'>, box: OpeningBox): Point => [
  toInches(box.x),
  toInches(height) - toInches(box.sill) - toInches(box.height),
]

const outlineOf = (box: Pick<OpeningBox, 'width' | 'height'>): Point[] => {
  const [width, height] = [toInches(box.width), toInches(box.height)]
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
}

const words = (at: Point, text: string, size: number, more: Partial<TextShape> = {}): TextShape => ({
  ...{ kind: 'text', role: 'dimension', at, text, size, fill: note, anchor: 'middle' },
  ...more,
})

/** A dimension between two points of a level or upright line. `beyond` is how far its text is from the line. */
function dimension([ax, ay]: Point, [bx, by]: Point, { text: size, hair }: FacadeLook, beyond: number) {
  const tick = size * 0.28
  const isLevel = ay === by
  const length = nearestSixteenth(isLevel ? bx - ax : by - ay)
  const slant = ([x, y]: Point): Shape =>
    line(
      'dimension',
      [
        [x - tick, y + tick],
        [x + tick, y - tick],
      ],
      hair * 1.6,
    )
  const middle: Point = [(ax + bx) / 2, (ay + by) / 2]
  return [
    line(
      'dimension',
      [
        [ax, ay],
        [bx, by],
      ],
      hair,
    ),
    slant([ax, ay]),
    slant([bx, by]),
    isLevel
      ? words([middle[0], middle[1] + beyond], formatFeet(length), size)
      : words([middle[0] + beyond, middle[1]], formatFeet(length), size, { upright: true }),
  ]
}

/** Space on both sides of the wall for its dimensions, and on the left for the heights of floors. */
function besideOf(facade: Facade, { text: size }: FacadeLook) {
  const labels = drawnFloors(facade).length > 0 ? overhang + size * 5.2 : 0
  return { left: Math.max(groundBeyond + size * 0.6, labels) + size * 1.4, right: groundBeyond + size * 2.2 }
}

/** The width below, the height of the wall on the right, the whole height on the left, and the heights of floors. */
function dimensions(facade: Facade, look: FacadeLook): Shape[] {
  const { text: size } = look
  const [width, height] = [toInches(facade.width), toInches(facade.height)]
  const rise = toInches(roofRise(facade))
  const isRaised = rise > 0
  const below = height + size * 1.5
  const [left, right] = [-besideOf(facade, look).left + size * 1.4, width + groundBeyond + size * 0.6]
  const floors = drawnFloors(facade).map((above) =>
    words([-overhang - size * 0.4, height - toInches(above) + size * 0.35], formatFeet(above), size * 0.85, {
      anchor: 'end',
    }),
  )
  return [
    ...dimension([0, below], [width, below], look, size * 1.15),
    ...dimension([right, 0], [right, height], look, size * 1.15),
    ...(isRaised ? dimension([left, -rise], [left, height], look, -size * 0.5) : []),
    ...floors,
  ]
}

/**
 * Draws a façade to scale: wall, roof, openings with their tags, dimensions and a scale bar. Inches; 0, 0 is the left
 * corner at the height of the wall.
 */
export function drawFacade(facade: Facade, openings: readonly DrawnOpening[], look: FacadeLook): Drawing {
  const { text: size, hair } = look
  const [width, height] = [toInches(facade.width), toInches(facade.height)]
  const bar = scaleBar(width, look.bar, [0, height + size * 4.1], size, hair)
  const { left, right } = besideOf(facade, look)
  const top = toInches(roofRise(facade)) + overhang * steepest + hair * 4
  return {
    bounds: { x: -left, y: -top, width: left + width + right, height: top + height + size * 6.4 },
    gradients: [],
    patterns: [],
    shapes: [
      ...wallShapes(facade, hair),
      ...openings.flatMap((opening) => openingShapes(facade, opening, hair)),
      groundShape(facade, hair),
      ...openings.flatMap((opening) => {
        const [x, y] = topLeftOf(facade, opening)
        const middle: Point = [x + toInches(opening.width) / 2, y + toInches(opening.height) / 2]
        return tagShapes(opening.tag, middle, size, hair)
      }),
      ...dimensions(facade, look),
      ...bar,
    ],
  }
}
