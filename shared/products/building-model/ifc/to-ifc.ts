import type { SeriesRecord } from '../../catalogue/series-record'
import { designCode } from '../../design/code/design-code'
import type { Design } from '../../design/design'
import { brand } from '../../../site/brand'
import { buildingModel } from '../building-model'
import { looksOf, type AspectName } from '../look'
import { writeContext, type Context } from './context'
import { globalId } from './global-id'
import { placement, writeBody } from './geometry'
import { operationOf } from './operation'
import { baseQuantities, panelSets, propertySets, type Described, type MakeId } from './properties'
import { StepFile, word, type Ref } from './step'

/** What the parts of a window or door are made of. */
const materials: Readonly<Record<AspectName, string>> = {
  Lining: 'Vinyl',
  Framing: 'Vinyl',
  Glazing: 'Glass',
}

/** Writes the geometry of a type: one representation for the whole, and one for each aspect. */
function writeShape(file: StepFile, { body }: Context, { design, model }: Described): Ref {
  const parts = writeBody(file, model, looksOf(design))
  const shape = (items: readonly Ref[]) =>
    file.add('IFCSHAPEREPRESENTATION', body, 'Body', 'SweptSolid', items)
  const map = file.add('IFCREPRESENTATIONMAP', placement(file, [0, 0, 0]), shape([...parts.values()].flat()))
  for (const [name, items] of parts) file.add('IFCSHAPEASPECT', [shape(items)], name, null, true, map)
  return map
}

/** Says what the aspects of a type are made of. */
function writeMaterials(file: StepFile, id: MakeId, objects: readonly Ref[]) {
  const constituents = Object.entries(materials).map(([name, material]) =>
    file.add('IFCMATERIALCONSTITUENT', name, null, file.add('IFCMATERIAL', material, null, null), null, null),
  )
  const set = file.add('IFCMATERIALCONSTITUENTSET', null, null, constituents)
  file.add('IFCRELASSOCIATESMATERIAL', id('materials'), null, null, null, objects, set)
}

/** The last attributes of a window or door, and of its type, which say how it opens. */
const ending = ({ record, operation }: Described, ...between: readonly boolean[]) => [
  word(record.type === 'door' ? 'DOOR' : 'WINDOW'),
  word(operation.type),
  ...between,
  operation.own ?? null,
]

function writeType(file: StepFile, id: MakeId, described: Described, map: Ref): Ref {
  const { record, code } = described
  const sets = [
    ...propertySets(file, id, described, `${brand.name}_Design`),
    ...panelSets(file, id, described),
  ]
  return file.add(
    record.type === 'door' ? 'IFCDOORTYPE' : 'IFCWINDOWTYPE',
    id('type'),
    null,
    `${record.title} ${code}`,
    record.seriesNumber,
    null,
    sets,
    [map],
    code,
    null,
    ...ending(described, false),
  )
}

function writeElement(
  file: StepFile,
  id: MakeId,
  described: Described,
  map: Ref,
  { body, local }: Context,
): Ref {
  const { record, code, model } = described
  const origin = file.add('IFCCARTESIANPOINT', [0, 0, 0])
  const target = file.add('IFCCARTESIANTRANSFORMATIONOPERATOR3D', null, null, origin, null, null)
  const mapped = file.add('IFCSHAPEREPRESENTATION', body, 'Body', 'MappedRepresentation', [
    file.add('IFCMAPPEDITEM', map, target),
  ])
  const place = file.add('IFCLOCALPLACEMENT', local, placement(file, [0, 0, 0]))
  return file.add(
    record.type === 'door' ? 'IFCDOOR' : 'IFCWINDOW',
    id('element'),
    null,
    `${record.title} ${code}`,
    null,
    null,
    place,
    file.add('IFCPRODUCTDEFINITIONSHAPE', null, null, [mapped]),
    code,
    model.height,
    model.width,
    ...ending(described),
  )
}

/**
 * Writes a design as a building model in IFC4: one window or door with its type, solids, panes, properties and base
 * quantities. Lengths are in inches. The y axis points out of the house. GlobalIds are made from the design code, so
 * the same design always has the same ids. `record` is the record of the design's series, `day` the date in the header.
 */
export function toIfc(design: Design, record: SeriesRecord, day: Date): string {
  const code = designCode(design)
  const file = new StepFile()
  const id: MakeId = (of) => globalId(`${brand.origin}/${code}/${of}`)
  const described: Described = {
    design,
    record,
    code,
    model: buildingModel(design, record),
    operation: operationOf(design, record),
  }
  const context = writeContext(file, `${record.title} ${code}`, id)
  const map = writeShape(file, context, described)
  const type = writeType(file, id, described, map)
  const element = writeElement(file, id, described, map, context)
  context.contain(element)
  file.add('IFCRELDEFINESBYTYPE', id('typed'), null, null, null, [element], type)
  const quantities = baseQuantities(file, id, described)
  file.add('IFCRELDEFINESBYPROPERTIES', id('measured'), null, null, null, [element], quantities)
  writeMaterials(file, id, [type, element])
  return file.write({
    name: `${code}.ifc`,
    made: day,
    author: brand.legalName,
    program: brand.fullName,
    view: 'DesignTransferView_V1.0',
    schema: 'IFC4',
  })
}
