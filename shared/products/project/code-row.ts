import { facadeIn, roofForms, type Facade, type Place } from './facade'
import { windowIn, type ProjectWindow } from './project'

/** The values of a row of a project code, in their order, each with its default. `design` has none. */
const defaults = [undefined, 1, '', '', '', 0, null, '', null, null, null, null, null] as const

/** How many values a row of version 1 can hold: design, quantity, room and notes. */
export const firstVersionValues = 4
/** How many values a row of version 2 can hold: all but the opening. */
export const secondVersionValues = 10
/** How many values a row of version 3 can hold: all but the places. */
export const thirdVersionValues = 12

const sleepingBit = 1
const gradeBit = 2

/** Trailing default values are left out to keep the code short. */
export function rowOf(window: ProjectWindow): readonly unknown[] {
  const {
    design,
    quantity,
    room,
    notes,
    mark = '',
    sleeping,
    grade,
    sill = null,
    asked,
    opening,
    places,
  } = window
  const bits = (sleeping ? sleepingBit : 0) + (grade ? gradeBit : 0)
  const { text = '', width = null, height = null } = asked ?? {}
  const wide = opening?.width ?? null
  const high = opening?.height ?? null
  const row = [
    design,
    quantity,
    room,
    notes,
    mark,
    bits,
    sill,
    text,
    width,
    height,
    wide,
    high,
    placeValues(places),
  ]
  const last = row.findLastIndex((value, at) => value !== defaults[at])
  return row.slice(0, last + 1)
}

const placeValues = (places: readonly Place[] = []) =>
  places.length === 0 ? null : places.flatMap(({ facade, x, sill }) => [facade, x, sill])

/** Reads a list of three numbers for each place. Any other value stays as it is, and is then refused. */
function placesOf(value: unknown): unknown {
  if (!Array.isArray(value) || value.length % 3 !== 0) return value
  const values = value as readonly unknown[]
  return Array.from({ length: values.length / 3 }, (_, at) => {
    const [facade, x, sill] = values.slice(3 * at)
    return { facade, x, sill }
  })
}

const known = (value: unknown) => (value === null ? undefined : value)

/** Reads a row that `rowOf` wrote. Undefined for any other value. */
export function windowOf(row: unknown): ProjectWindow | undefined {
  const values = (Array.isArray(row) ? row : []) as unknown[]
  const at = (place: number) => (values.length > place ? values[place] : defaults[place])
  const [bits, text] = [at(5), at(7)]
  if (typeof bits !== 'number' || typeof text !== 'string') return undefined
  return windowIn({
    design: at(0),
    quantity: at(1),
    room: at(2),
    notes: at(3),
    mark: at(4),
    sleeping: (bits & sleepingBit) !== 0,
    grade: (bits & gradeBit) !== 0,
    sill: known(at(6)),
    asked: text === '' ? undefined : { text, width: known(at(8)), height: known(at(9)) },
    opening: at(10) === null ? undefined : { width: at(10), height: at(11) },
    places: at(12) === null ? undefined : placesOf(at(12)),
  })
}

/** The values of a façade, in their order: the roof is the place of its form in `roofForms` and its one number. */
export function facadeRowOf({ id, name, width, height, roof, floors = [] }: Facade): readonly unknown[] {
  const slope = roof.form === 'flat' ? 0 : roof.form === 'gable' ? roof.pitch : roof.rise
  return [id, name, width, height, roofForms.indexOf(roof.form), slope, ...floors]
}

/** Reads values that `facadeRowOf` wrote. Undefined for any other value. */
export function facadeOf(row: unknown): Facade | undefined {
  const [id, name, width, height, form, slope, ...floors] = (Array.isArray(row) ? row : []) as unknown[]
  const roof = { form: typeof form === 'number' ? roofForms[form] : undefined, pitch: slope, rise: slope }
  return facadeIn({ id, name, width, height, roof, floors })
}
