import { isRecord, parseEntry } from '../../site/stored-entry'
import { isQuantity, projectLimits } from './project'

/** The event of `window` that follows a change of the project. Its `detail` is the number of windows and doors. */
export const projectChangeEvent = 'virida:project-change'

/** The rows of a stored project, which still have to be checked. None if the text cannot be read. */
function rowsIn(text: string | null): readonly unknown[] {
  const entry = parseEntry(text, (json) =>
    isRecord(json) && Array.isArray(json.windows)
      ? (json.windows as unknown[]).slice(0, projectLimits.windows)
      : undefined,
  )
  return entry && 'value' in entry ? entry.value : []
}

/** The number of windows and doors in a stored project. 0 if the text cannot be read. Never throws. */
export const storedUnits = (text: string | null): number =>
  rowsIn(text).reduce((sum: number, row) => sum + quantityOf(row), 0)

/**
 * The design codes in a stored project, each once, in the order of the list. They still have to be read. None if the text
 * cannot be read. Never throws.
 */
export const storedDesigns = (text: string | null): readonly string[] => [
  ...new Set(rowsIn(text).flatMap((row) => (isRecord(row) && isDesign(row.design) ? [row.design] : []))),
]

const isDesign = (design: unknown): design is string => typeof design === 'string' && design !== ''

const quantityOf = (window: unknown) =>
  isRecord(window) && isQuantity(window.quantity) ? window.quantity : 0
