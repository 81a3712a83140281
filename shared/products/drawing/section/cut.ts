import { ink, tone, type Hex } from '../canvas/color'
import { corners, rect, type Place, type Rect } from '../canvas/geometry'
import { path, placed, polygon, type Role, type Segment, type Shape } from '../canvas/drawing'

/**
 * The coordinates of a cross section, in inches: `u` runs from the outer edge of the frame toward the glass, `d` from
 * the outer face of the frame into the house.
 */
export type Cut = { place: Place; finish: Hex; hair: number }

/** Thickness of the walls of a vinyl profile. */
const wall = 0.085

export const box = (u: number, d: number, along: number, deep: number): Rect => rect(u, d, along, deep)
export const outlineD = (of: Rect): Segment[] => polygon(corners(of))

/** A vinyl profile: a box with `columns` by `rows` hollow chambers. */
export function hollow(of: Rect, columns: number, rows: number): Segment[] {
  const wide = (of.width - wall * (columns + 1)) / columns
  const deep = (of.height - wall * (rows + 1)) / rows
  const chambers = Array.from({ length: columns * rows }, (_, index) =>
    rect(
      of.x + wall + (index % columns) * (wide + wall),
      of.y + wall + Math.floor(index / columns) * (deep + wall),
      wide,
      deep,
    ),
  )
  return [...outlineD(of), ...chambers.flatMap(outlineD)]
}

/** A vinyl part in section. */
export const vinyl = ({ place, finish, hair }: Cut, d: readonly Segment[], role: Role): Shape =>
  path(role, placed(d, place), { fill: tone(finish, -0.08), stroke: ink, width: hair * 0.65, hollow: true })

/** A part of any other material in section. */
export const solid = ({ place, hair }: Cut, of: Rect, role: Role, fill: Hex): Shape =>
  path(role, placed(outlineD(of), place), { fill, stroke: ink, width: hair * 0.8 })

/** A gasket or a brush seal between two parts. */
export const seal = ({ place }: Cut, of: Rect): Shape =>
  path('light', placed(outlineD(of), place), { fill: '#3c4441' })
