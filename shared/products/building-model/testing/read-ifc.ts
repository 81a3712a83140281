import { IfcAPI, IFCDOOR, IFCDOORTYPE, IFCELEMENTQUANTITY, IFCWINDOW, IFCWINDOWTYPE } from 'web-ifc'

/** What another program reads in a building model. Meters, with y up; channels of colors are from 0 to 1. */
export type ReadModel = {
  windows: number
  doors: number
  types: number
  solids: number
  /** Solids that can be seen through. */
  panes: number
  /** Sizes of the box around all meshes. */
  size: { x: number; y: number; z: number }
  /** The signed volume of each mesh, which is positive when its faces point outward. */
  volumes: number[]
  colors: string[]
  /** The attributes of the window or door. */
  element: Attributes
  /** How it opens, and the layout in our letters if it is user-defined. */
  operation: unknown
  ownOperation: unknown
  /** Position and operation of each panel. */
  panels: string[]
  /** The property sets of the type, by name. */
  sets: Record<string, Attributes>
  quantities: Attributes
  ids: string[]
}

type Attributes = Record<string, unknown>
type Line = Attributes & { expressID: number }

let engine: Promise<IfcAPI> | undefined

async function start(): Promise<IfcAPI> {
  const api = new IfcAPI()
  await api.Init()
  return api
}

/** Values of attributes are wrapped with their type. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'value' in value ? value.value : value

const plainLine = (line: Line) =>
  Object.fromEntries(Object.entries(line).map(([key, value]) => [key, plain(value)]))

const namedValues = (lines: readonly Attributes[], valueOf: (line: Attributes) => unknown): Attributes =>
  Object.fromEntries(lines.map((line) => [String(plain(line.Name)), plain(valueOf(line))]))

/** Six times the volume under a triangle. */
function tetrahedron(points: readonly (readonly number[])[]): number {
  const [[ax = 0, ay = 0, az = 0] = [], [bx = 0, by = 0, bz = 0] = [], [cx = 0, cy = 0, cz = 0] = []] = points
  return ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)
}

function readMeshes(api: IfcAPI, model: number) {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  const volumes: number[] = []
  const colors = new Set<string>()
  let panes = 0
  api.StreamAllMeshes(model, (mesh) => {
    for (let at = 0; at < mesh.geometries.size(); at++) {
      const { geometryExpressID, flatTransformation: m, color } = mesh.geometries.get(at)
      const geometry = api.GetGeometry(model, geometryExpressID)
      const vertices = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize())
      const triangles = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize())
      const pointAt = (vertex: number) => {
        const [x = 0, y = 0, z = 0] = vertices.slice(vertex * 6, vertex * 6 + 3)
        return [0, 1, 2].map(
          (row) => (m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 8] ?? 0) * z + (m[row + 12] ?? 0),
        )
      }
      let volume = 0
      for (let start = 0; start < triangles.length; start += 3) {
        const points = [...triangles.slice(start, start + 3)].map(pointAt)
        volume += tetrahedron(points) / 6
        for (const point of points) {
          point.forEach((value, axis) => {
            low[axis] = Math.min(low[axis] ?? value, value)
            high[axis] = Math.max(high[axis] ?? value, value)
          })
        }
      }
      volumes.push(volume)
      if (color.w < 1) panes += 1
      colors.add([color.x, color.y, color.z].map((channel) => channel.toFixed(2)).join(' '))
    }
  })
  const along = (axis: number) => (high[axis] ?? 0) - (low[axis] ?? 0)
  return { volumes, panes, colors: [...colors], size: { x: along(0), y: along(1), z: along(2) } }
}

/** The sets of a type: those of properties by name, and its panels. */
function readSets(api: IfcAPI, model: number, type: Line) {
  const sets: ReadModel['sets'] = {}
  const panels: string[] = []
  for (const { value } of type.HasPropertySets as { value: number }[]) {
    const set = api.GetLine(model, value, true) as Line
    const { Name, PanelPosition, OperationType, PanelOperation } = plainLine(set)
    if (typeof PanelPosition === 'string') {
      panels.push(`${PanelPosition} ${String(OperationType ?? PanelOperation)}`)
    } else {
      const properties = set.HasProperties as Attributes[]
      sets[String(Name)] = namedValues(properties, ({ NominalValue }) => NominalValue)
    }
  }
  return { sets, panels }
}

/** Reads a building model with web-ifc. */
export async function readIfc(text: string): Promise<ReadModel> {
  const api = await (engine ??= start())
  const model = api.OpenModel(new TextEncoder().encode(text))
  const linesOf = (type: number): Line[] => {
    const ids = api.GetLineIDsWithType(model, type)
    return Array.from({ length: ids.size() }, (_, at) => api.GetLine(model, ids.get(at), true) as Line)
  }
  const [windows, doors] = [linesOf(IFCWINDOW), linesOf(IFCDOOR)]
  const types = [...linesOf(IFCWINDOWTYPE), ...linesOf(IFCDOORTYPE)]
  const [element, type] = [[...windows, ...doors][0], types[0]]
  if (!element || !type) throw new Error('The file has no window or door with a type')
  const [quantitySet] = linesOf(IFCELEMENTQUANTITY)
  const quantities = (quantitySet?.Quantities ?? []) as Attributes[]
  const own = plainLine(element)
  const typeLine = api.GetLine(model, type.expressID) as Line
  const { volumes, ...meshes } = readMeshes(api, model)
  const read: ReadModel = {
    windows: windows.length,
    doors: doors.length,
    types: types.length,
    solids: volumes.length,
    volumes,
    ...meshes,
    element: own,
    operation: own.PartitioningType ?? own.OperationType,
    ownOperation: own.UserDefinedPartitioningType ?? own.UserDefinedOperationType,
    ...readSets(api, model, typeLine),
    quantities: namedValues(quantities, (one) => one.LengthValue ?? one.AreaValue),
    ids: [...text.matchAll(/\('([0-9A-Za-z_$]{22})',/g)].map(([, id]) => id ?? ''),
  }
  api.CloseModel(model)
  return read
}
