import { isRecord, parseEntry } from '../../site/stored-entry'
import { isQuantity, projectLimits } from './project'

/** The key of the visitor's project in the browser's local storage. */
export const projectKey = 'virida:project'

/** The event of `window` that follows a change of the project. Its `detail` is the number of windows and doors. */
export const projectChangeEvent = 'virida:project-change'

/** The number of windows and doors in a stored project. 0 if the text cannot be read. Never throws. */
export function storedUnits(text: string | null): number {
  const entry = parseEntry(text, (json) =>
    isRecord(json) && Array.isArray(json.windows)
      ? json.windows
          .slice(0, projectLimits.windows)
          .reduce((sum: number, window: unknown) => sum + quantityOf(window), 0)
      : undefined,
  )
  return entry && 'value' in entry ? entry.value : 0
}

const quantityOf = (window: unknown) =>
  isRecord(window) && isQuantity(window.quantity) ? window.quantity : 0
