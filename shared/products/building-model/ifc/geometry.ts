import type { Point } from '../../drawing/canvas/geometry'
import type { BuildingModel } from '../building-model'
import { aspects, channelsOf, type AspectName, type Look } from '../look'
import { inwardOf, toModel, type Pose, type Solid, type Vector } from '../solid'
import { word, type Ref, type StepFile } from './step'

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

function surfaceStyle(file: StepFile, { name, hex, transparency }: Look): Ref {
  const color = file.add('IFCCOLOURRGB', null, ...channelsOf(hex))
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

/** Writes the solids of a model with their styles. */
export function writeBody(file: StepFile, { units }: BuildingModel, lookOf: (solid: Solid) => Look): Body {
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
