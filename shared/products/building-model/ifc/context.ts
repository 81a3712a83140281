import { metersPerInch } from '../solid'
import { placement } from './geometry'
import { count, typed, word, type Ref, type StepFile } from './step'

const squareFoot = 0.09290304

function converted(file: StepFile, unit: string, name: string, meters: number, exponent: number): Ref {
  const si = file.add(
    'IFCSIUNIT',
    undefined,
    word(unit),
    null,
    word(unit === 'AREAUNIT' ? 'SQUARE_METRE' : 'METRE'),
  )
  const type = unit === 'AREAUNIT' ? 'IFCAREAMEASURE' : 'IFCLENGTHMEASURE'
  const factor = file.add('IFCMEASUREWITHUNIT', typed(type, meters), si)
  const exponents = file.add('IFCDIMENSIONALEXPONENTS', count(exponent), ...Array<typeof zero>(6).fill(zero))
  return file.add('IFCCONVERSIONBASEDUNIT', exponents, word(unit), name, factor)
}
const zero = count(0)

/** Lengths are in inches and areas in square feet, as the trade measures them; angles are in radians. */
const units = (file: StepFile): Ref =>
  file.add('IFCUNITASSIGNMENT', [
    converted(file, 'LENGTHUNIT', 'INCH', metersPerInch, 1),
    converted(file, 'AREAUNIT', 'SQUARE FOOT', squareFoot, 2),
    file.add('IFCSIUNIT', undefined, word('PLANEANGLEUNIT'), null, word('RADIAN')),
  ])

/** What the objects of a file refer to. */
export type Context = { body: Ref; contain: (element: Ref) => void; local: Ref }

/** Writes a project with one site, building and story, which a file needs to be opened. */
export function writeContext(file: StepFile, name: string, id: (of: string) => string): Context {
  const world = placement(file, [0, 0, 0])
  const model = file.add('IFCGEOMETRICREPRESENTATIONCONTEXT', null, 'Model', count(3), 1e-5, world, null)
  const body = file.add(
    'IFCGEOMETRICREPRESENTATIONSUBCONTEXT',
    'Body',
    'Model',
    undefined,
    undefined,
    undefined,
    undefined,
    model,
    null,
    word('MODEL_VIEW'),
    null,
  )
  const project = file.add(
    'IFCPROJECT',
    id('project'),
    null,
    name,
    null,
    null,
    null,
    null,
    [model],
    units(file),
  )
  const local = file.add('IFCLOCALPLACEMENT', null, world)
  const part = (entity: string, own: string, ...rest: Parameters<StepFile['add']>[1][]) =>
    file.add(entity, id(own), null, own, null, null, local, null, null, word('ELEMENT'), ...rest)
  const site = part('IFCSITE', 'Site', null, null, null, null, null)
  const building = part('IFCBUILDING', 'Building', null, null, null)
  const storey = part('IFCBUILDINGSTOREY', 'Story', 0)
  for (const [whole, inside] of [
    [project, site],
    [site, building],
    [building, storey],
  ] as const) {
    file.add('IFCRELAGGREGATES', id(`aggregate ${whole.ref}`), null, null, null, whole, [inside])
  }
  const contain = (element: Ref) => {
    file.add('IFCRELCONTAINEDINSPATIALSTRUCTURE', id('contained'), null, null, null, [element], storey)
  }
  return { body, contain, local }
}
