import { brand } from '../../../site/brand'
import type { SeriesRecord } from '../../catalogue/series-record'
import { designCode } from '../../design/code/design-code'
import type { Design } from '../../design/design'
import { buildingModel, type BuildingModel } from '../building-model'
import { aspects, channelsOf, looksOf, type Look } from '../look'
import { metersPerInch, type Part, type Solid, type Vector } from '../solid'
import { Buffers, glbFile } from './glb-file'
import { addSolid, type Surface } from './surface'

const partNames: Readonly<Record<Part, string>> = {
  frame: 'Frame',
  sash: 'Sash',
  grid: 'Grid',
  glass: 'Glass',
}

/** Triangles that look the same. */
type Painted = { look: Look; surface: Surface }

/** The triangles of each kind of part, by the name of their look. */
function partsOf({ units }: BuildingModel, lookOf: (solid: Solid) => Look) {
  const parts = new Map<Part, Map<string, Painted>>()
  for (const { pose, solids } of units) {
    for (const solid of solids) {
      const look = lookOf(solid)
      const ofPart = parts.get(solid.part) ?? new Map<string, Painted>()
      const painted = ofPart.get(look.name) ?? {
        look,
        surface: { positions: [], normals: [], triangles: [] },
      }
      addSolid(painted.surface, pose, solid)
      parts.set(solid.part, ofPart.set(look.name, painted))
    }
  }
  return parts
}

/** From the axes of the model to those of glTF: x to the right seen from outside, y up, z out of the house. */
const turned = ([x, y, z]: Vector): Vector => [-x, z, y]

/** A point in meters, with the origin below the middle of the frame. `width` is that of the model. */
const placed = ([x, y, z]: Vector, width: number): Vector =>
  turned([(x - width / 2) * metersPerInch, y * metersPerInch, z * metersPerInch])

/** A channel of a color of sRGB as linear light (IEC 61966-2-1). glTF has all colors so. */
const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** How much a surface scatters light, from 0 to 1: satin vinyl and smooth glass. Estimates; the catalogue has none. */
const roughness = { vinyl: 0.5, glass: 0.05 }

const materialOf = ({ name, hex, transparency }: Look) => ({
  name,
  pbrMetallicRoughness: {
    baseColorFactor: [...channelsOf(hex).map(linear), 1 - transparency],
    metallicFactor: 0,
    roughnessFactor: transparency > 0 ? roughness.glass : roughness.vinyl,
  },
  ...(transparency > 0 && { alphaMode: 'BLEND' }),
})

type Node = { name: string; children?: number[]; mesh?: number }

/** Adds a value to a list and returns its index, by which glTF refers to it. */
const add = <Value>(list: Value[], value: Value): number => list.push(value) - 1

/**
 * Writes a design as a 3D model in binary glTF 2.0: meters, y up, its outside toward the viewer, the origin below the
 * middle of the frame at its inner face; in a bay, at the outer face of the wall. Nodes are named as in IFC: one for the
 * element, in it one for each aspect, in it one with a mesh for each kind of part. The same design always has the same
 * bytes. `record` is the record of the design's series.
 */
export function toGlb(design: Design, record: SeriesRecord): Uint8Array<ArrayBuffer> {
  const model = buildingModel(design, record)
  const buffers = new Buffers()
  const materials: ReturnType<typeof materialOf>[] = []
  const meshes: object[] = []
  const nodes: Node[] = []

  const primitive = ({ look, surface: { positions, normals, triangles } }: Painted) => {
    const known = materials.findIndex(({ name }) => name === look.name)
    return {
      attributes: {
        POSITION: buffers.addPositions(positions.map((point) => placed(point, model.width))),
        NORMAL: buffers.addNormals(normals.map(turned)),
      },
      indices: buffers.addTriangles(triangles),
      material: known < 0 ? add(materials, materialOf(look)) : known,
    }
  }

  const inAspects = new Map<string, number[]>()
  for (const [part, ofPart] of partsOf(model, looksOf(design))) {
    const name = partNames[part]
    const mesh = add(meshes, { name, primitives: [...ofPart.values()].map(primitive) })
    const aspect = aspects[part]
    inAspects.set(aspect, [...(inAspects.get(aspect) ?? []), add(nodes, { name, mesh })])
  }
  const children = [...inAspects].map(([name, parts]) => add(nodes, { name, children: parts }))
  const element = add(nodes, { name: `${record.title} ${designCode(design)}`, children })

  const { accessors, views, bytes } = buffers
  const json = {
    asset: { version: '2.0', generator: brand.fullName },
    scene: 0,
    scenes: [{ nodes: [element] }],
    nodes,
    meshes,
    materials,
    accessors,
    bufferViews: views,
    buffers: [{ byteLength: bytes.length }],
  }
  return glbFile(json, bytes)
}
