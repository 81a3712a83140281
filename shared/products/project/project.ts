/** One row of a project: a design, its place in the house and its quantity. */
export type ProjectWindow = {
  /** A design code; see `designCode`. */
  design: string
  room: string
  quantity: number
  notes: string
}

/** A visitor's list of designs, in the order of the schedule. */
export type Project = { name: string; windows: readonly ProjectWindow[] }

/** The limits of a project. Text lengths are in characters, as the `maxlength` attribute counts them. */
export const projectLimits = {
  windows: 100,
  name: 80,
  room: 60,
  notes: 300,
  quantity: 999,
  design: 120,
} as const

/** The total quantity of all windows and doors. */
export const unitsOf = ({ windows }: Pick<Project, 'windows'>): number =>
  windows.reduce((sum, { quantity }) => sum + quantity, 0)

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most

/** Whether a value is a quantity that a project may have. */
export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= projectLimits.quantity

/**
 * Validates an untrusted value as a row of a project. Returns undefined if it is not one. Does not check the design
 * code.
 */
export function windowIn(value: unknown): ProjectWindow | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { design, room, quantity, notes } = value as Partial<Record<string, unknown>>
  if (!isText(design, projectLimits.design) || design === '') return undefined
  if (!isText(room, projectLimits.room) || !isText(notes, projectLimits.notes)) return undefined
  return isQuantity(quantity) ? { design, room, quantity, notes } : undefined
}

/** Validates an untrusted value as the name of a project. Returns an empty name if it is not one. */
export const nameIn = (value: unknown): string => (isText(value, projectLimits.name) ? value : '')
