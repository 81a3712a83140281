import { validateBytes } from 'gltf-validator'

type Vector = readonly [x: number, y: number, z: number]
type Vertex = { at: Vector; normal: Vector }
type Triangle = readonly [Vertex, Vertex, Vertex]

type Material = {
  name: string
  alphaMode?: 'BLEND'
  pbrMetallicRoughness: { baseColorFactor: number[]; metallicFactor: number; roughnessFactor: number }
}

type Primitive = { attributes: { POSITION: number; NORMAL: number }; indices: number; material: number }

type Json = {
  scenes: { nodes: number[] }[]
  nodes: { name: string; children?: number[]; mesh?: number }[]
  meshes: { primitives: Primitive[] }[]
  materials: Material[]
  accessors: { bufferView: number }[]
  bufferViews: { byteOffset: number; byteLength: number }[]
}

type Surface = { material: Material; triangles: readonly Triangle[] }

/** What another program reads in a 3D model. Meters. */
export type ReadGlb = {
  /** What the validator says, down to hints. */
  issues: string[]
  /** The surfaces of each mesh, by the names of the nodes on the way to it: `Window / Lining / Frame`. */
  meshes: Record<string, readonly Surface[]>
}

/** The item of a list that an index in the file names. */
function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new Error(`The file refers to an item ${index} that it does not have`)
  return item
}

const byThrees = <Item>(list: readonly Item[]): [Item, Item, Item][] =>
  Array.from({ length: list.length / 3 }, (_, at) => list.slice(3 * at, 3 * at + 3) as [Item, Item, Item])

/** Reads a binary glTF file: what the validator says, and its meshes. */
export async function readGlb(bytes: Uint8Array): Promise<ReadGlb> {
  const { issues } = await validateBytes(bytes)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const jsonEnd = 20 + view.getUint32(12, true)
  const json = JSON.parse(new TextDecoder().decode(bytes.subarray(20, jsonEnd))) as Json
  const buffer = jsonEnd + 8

  const numbers = (accessor: number, read: (at: number) => number): number[] => {
    const { bufferView } = itemAt(json.accessors, accessor)
    const { byteOffset, byteLength } = itemAt(json.bufferViews, bufferView)
    return Array.from({ length: byteLength / 4 }, (_, at) => read(buffer + byteOffset + 4 * at))
  }
  const vectors = (accessor: number): Vector[] =>
    byThrees(numbers(accessor, (at) => view.getFloat32(at, true)))
  const surfaceOf = ({ attributes, indices, material }: Primitive): Surface => {
    const normals = vectors(attributes.NORMAL)
    const vertices = vectors(attributes.POSITION).map((at, index) => ({ at, normal: itemAt(normals, index) }))
    const order = numbers(indices, (at) => view.getUint32(at, true))
    return {
      material: itemAt(json.materials, material),
      triangles: byThrees(order.map((index) => itemAt(vertices, index))),
    }
  }

  const meshes: ReadGlb['meshes'] = {}
  const visit = (index: number, above: string) => {
    const { name, mesh, children = [] } = itemAt(json.nodes, index)
    if (mesh !== undefined) meshes[above + name] = itemAt(json.meshes, mesh).primitives.map(surfaceOf)
    for (const child of children) visit(child, `${above}${name} / `)
  }
  for (const root of itemAt(json.scenes, 0).nodes) visit(root, '')
  return {
    issues: issues.messages.map(({ code, message, pointer }) => `${code} at ${pointer}: ${message}`),
    meshes,
  }
}

/** The least and the greatest x, y and z of some surfaces. */
export function boundsOf(surfaces: readonly Surface[]) {
  const points = surfaces.flatMap(({ triangles }) => triangles.flat().map(({ at }) => at))
  const pick = (better: (a: number, b: number) => number) =>
    points.reduce(([x, y, z], at) => [better(x, at[0]), better(y, at[1]), better(z, at[2])])
  return { low: pick(Math.min), high: pick(Math.max) }
}

const cross = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
]
const dot = ([ax, ay, az]: Vector, [bx, by, bz]: Vector) => ax * bx + ay * by + az * bz
const minus = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector => [ax - bx, ay - by, az - bz]

/** The volume in some closed surfaces in cubic meters. It is positive if their triangles face outward. */
export const volumeOf = (surfaces: readonly Surface[]): number =>
  surfaces
    .flatMap(({ triangles }) => triangles)
    .reduce((sum, [a, b, c]) => sum + dot(a.at, cross(b.at, c.at)) / 6, 0)

/** The largest angle in degrees between the normal of a vertex and that of its triangle. */
export function mostTurn(surfaces: readonly Surface[]): number {
  const turns = surfaces.flatMap(({ triangles }) =>
    triangles.flatMap(([a, b, c]) => {
      const normal = cross(minus(b.at, a.at), minus(c.at, a.at))
      const long = Math.hypot(...normal)
      // The thinnest triangles have no direction in numbers of 32 bits.
      return long < 1e-9 ? [] : [a, b, c].map((vertex) => dot(vertex.normal, normal) / long)
    }),
  )
  return (Math.acos(Math.min(...turns)) * 180) / Math.PI
}
