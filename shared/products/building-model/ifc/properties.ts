import type { SeriesRecord } from '../../catalogue/series-record'
import { describeDesign } from '../../design/describe'
import type { Design } from '../../design/design'
import type { BuildingModel } from '../building-model'
import { areaOf, perimeterOf } from '../solid'
import type { Operation } from './operation'
import { typed, word, type Ref, type StepFile, type Typed } from './step'

export type Described = {
  design: Design
  record: SeriesRecord
  /** The design code. */
  code: string
  model: BuildingModel
  operation: Operation
}

export type MakeId = (of: string) => string

function propertySet(
  file: StepFile,
  id: MakeId,
  name: string,
  values: readonly (readonly [string, Typed])[],
): Ref {
  const properties = values.map(([key, value]) => file.add('IFCPROPERTYSINGLEVALUE', key, null, value, null))
  return file.add('IFCPROPERTYSET', id(name), null, name, null, properties)
}

/**
 * The property sets of a type: the common one of windows or doors, the one of glazing, and our own with the rows of the
 * design's description. It has no ratings, because the catalogue has none.
 */
export function propertySets(
  file: StepFile,
  id: MakeId,
  { design, record, code, model }: Described,
  own: string,
): Ref[] {
  const common = record.type === 'door' ? 'Pset_DoorCommon' : 'Pset_WindowCommon'
  return [
    propertySet(file, id, common, [
      ['Reference', typed('IFCIDENTIFIER', code)],
      ['IsExternal', typed('IFCBOOLEAN', true)],
      ['GlazingAreaFraction', typed('IFCPOSITIVERATIOMEASURE', model.glazed)],
    ]),
    propertySet(file, id, 'Pset_DoorWindowGlazingType', [
      ['GlassLayers', typed('IFCCOUNTMEASURE', design.panes === 'triple' ? 3 : 2)],
      ['IsCoated', typed('IFCBOOLEAN', true)],
    ]),
    propertySet(file, id, own, [
      ['Design code', typed('IFCIDENTIFIER', code)],
      ...describeDesign(design, record).map(({ label, value }) => [label, typed('IFCTEXT', value)] as const),
    ]),
  ]
}

/** The property sets of the panels: how each opens, and its place, as seen from inside. */
export function panelSets(file: StepFile, id: MakeId, { record, operation }: Described): Ref[] {
  const count = operation.panels.length
  return operation.panels.map(({ operation: opens, position }, at) => {
    const name = `Panel ${at + 1}`
    return record.type === 'door'
      ? file.add(
          'IFCDOORPANELPROPERTIES',
          id(name),
          null,
          name,
          null,
          null,
          word(opens),
          1 / count,
          word(position),
          null,
        )
      : file.add(
          'IFCWINDOWPANELPROPERTIES',
          id(name),
          null,
          name,
          null,
          word(opens),
          word(position),
          null,
          null,
          null,
        )
  })
}

/** The base quantities: lengths in inches, the area in square feet. */
export function baseQuantities(file: StepFile, id: MakeId, { record, model }: Described): Ref {
  const name = record.type === 'door' ? 'Qto_DoorBaseQuantities' : 'Qto_WindowBaseQuantities'
  const length = (of: string, value: number) => file.add('IFCQUANTITYLENGTH', of, null, null, value, null)
  return file.add('IFCELEMENTQUANTITY', id(name), null, name, null, null, [
    length('Width', model.width),
    length('Height', model.height),
    length('Perimeter', perimeterOf(model.outline)),
    file.add('IFCQUANTITYAREA', 'Area', null, null, areaOf(model.outline) / 144, null),
  ])
}
