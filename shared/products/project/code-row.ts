import { windowIn, type ProjectWindow } from './project'

/** The values of a row of a project code, in their order, each with its default. `design` has none. */
const defaults = [undefined, 1, '', '', '', 0, null, '', null, null, null, null] as const

/** How many values a row of version 1 can hold: design, quantity, room and notes. */
export const firstVersionValues = 4
/** How many values a row of version 2 can hold: all but the opening. */
export const secondVersionValues = 10

const sleepingBit = 1
const gradeBit = 2

/** Trailing default values are left out to keep the code short. */
export function rowOf(window: ProjectWindow): readonly unknown[] {
  const { design, quantity, room, notes, mark = '', sleeping, grade, sill = null, asked, opening } = window
  const bits = (sleeping ? sleepingBit : 0) + (grade ? gradeBit : 0)
  const { text = '', width = null, height = null } = asked ?? {}
  const wide = opening?.width ?? null
  const high = opening?.height ?? null
  const row = [design, quantity, room, notes, mark, bits, sill, text, width, height, wide, high]
  const last = row.findLastIndex((value, at) => value !== defaults[at])
  return row.slice(0, last + 1)
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
  })
}
