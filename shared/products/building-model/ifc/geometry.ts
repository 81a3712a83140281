import type { Point } from '../../drawing/canvas/geometry'
import type { BuildingModel } from '../building-model'
import { inwardOf, toModel, type Face, type Part, type Pose, type Solid, type Vector } from '../solid'
import { word, type Ref, type StepFile } from './step'

/** The names that IFC gives to the parts of windows and doors. */
export type AspectName = 'Lining' | 'Framing' | 'Glazing'
const aspects: Readonly<Record<Part, AspectName>> = {
  frame: 'Lining',
  sash: 'Framing',
  grid: 'Framing',
  glass: 'Glazing',
}

/** The solids of a model in a file, by aspect. */
export type Body = ReadonlyMap<AspectName, readonly Ref[]>

const curve = (file: StepFile, points: readonly Point[]): Ref => {
  const corners = points.map(([x, y]) => file.add('IFCCARTESIANPOINT', [x, y]))
  return file.add('IFCPOLYLINE', [...corners, ...corners.slice(0, 1)])
}

const direction = (file: StepFile, to: Vector): Ref => file.add('IFCDIRECTION', to)

/** Axes with their origin at a point. */
export const placement = (file: StepFile, origin: Vector, axis?: Vector, right?: Vector): Ref =>
  file.add(
    'IFCAXIS2PLACEMENT3D',
    file.add('IFCCARTESIANPOINT', origin),
    axis ? direction(file, axis) : null,
    right ? direction(file, right) : null,
  )

function extruded(file: StepFile, pose: Pose, { outline, hole, from, to }: Solid): Ref {
  const profile = hole
    ? file.add('IFCARBITRARYPROFILEDEFWITHVOIDS', word('AREA'), null, curve(file, outline), [
        curve(file, hole),
      ])
    : file.add('IFCARBITRARYCLOSEDPROFILEDEF', word('AREA'), null, curve(file, outline))
  const place = placement(file, toModel(pose, [0, 0], from), inwardOf(pose), pose.right)
  return file.add('IFCEXTRUDEDAREASOLID', profile, place, direction(file, [0, 0, 1]), to - from)
}

type Look = { name: string; hex: string; transparency: number }

/** The style of a surface. Channels of colors are from 0 to 1. */
function surfaceStyle(file: StepFile, { name, hex, transparency }: Look): Ref {
  const channel = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255
  const color = file.add('IFCCOLOURRGB', null, channel(1), channel(3), channel(5))
  const rendering = file.add(
    'IFCSURFACESTYLERENDERING',
    color,
    transparency,
    null,
    null,
    null,
    null,
    null,
    null,
    word('NOTDEFINED'),
  )
  return file.add('IFCSURFACESTYLE', name, word('BOTH'), [rendering])
}

const glassLook: Look = { name: 'Glass', hex: '#C3DFE2', transparency: 0.7 }

/** Writes the solids of a model with their styles. `colors` are the colors of its faces. */
export function writeBody(
  file: StepFile,
  { units }: BuildingModel,
  colors: Readonly<Record<Face, { title: string; colorHex: string }>>,
): Body {
  const lookOf = ({ part, face }: Solid): Look =>
    part === 'glass' ? glassLook : { name: colors[face].title, hex: colors[face].colorHex, transparency: 0 }
  const body = new Map<AspectName, Ref[]>()
  for (const { pose, solids } of units) {
    for (const solid of solids) {
      const item = extruded(file, pose, solid)
      file.add('IFCSTYLEDITEM', item, [surfaceStyle(file, lookOf(solid))], null)
      const aspect = aspects[solid.part]
      body.set(aspect, [...(body.get(aspect) ?? []), item])
    }
  }
  return body
}
