/** One kind of window or door of a project, and where it goes. */
export type ProjectWindow = {
  /** Design code (shared/design). */
  design: string
  room: string
  quantity: number
  notes: string
}

/** What somebody plans to order: windows in the order of their schedule. */
export type Project = { name: string; windows: readonly ProjectWindow[] }

/** What a project may hold. Lengths in characters, as `maxlength` counts. */
export const projectLimits = {
  windows: 100,
  name: 80,
  room: 60,
  notes: 300,
  quantity: 999,
  design: 120,
} as const

export const emptyProject: Project = { name: '', windows: [] }

/** Windows and doors of the project, each counted as often as it is needed. */
export const unitsOf = ({ windows }: Project): number =>
  windows.reduce((sum, { quantity }) => sum + quantity, 0)

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most

/** A number of pieces as it may stand in a project. */
export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= projectLimits.quantity

/** A record of unknown origin as a window of a project, or nothing. That the design can be read is not checked here. */
export function windowIn(value: unknown): ProjectWindow | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { design, room, quantity, notes } = value as Partial<Record<string, unknown>>
  if (!isText(design, projectLimits.design) || design === '') return undefined
  if (!isText(room, projectLimits.room) || !isText(notes, projectLimits.notes)) return undefined
  return isQuantity(quantity) ? { design, room, quantity, notes } : undefined
}

/** A name of unknown origin as the name of a project. */
export const nameIn = (value: unknown): string => (isText(value, projectLimits.name) ? value : '')
