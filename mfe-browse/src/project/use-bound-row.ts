import { readDesignRow } from '@virida/shared/site/addresses/design'
import { useSearchParams } from '@virida/shared/router'
import { useProject } from './use-project'

/**
 * The row of the visitor's project that a series page changes, with its number from 1. Undefined if the address names
 * no row, or one that the project does not have.
 */
export function useBoundRow() {
  const [query] = useSearchParams()
  const windows = useProject()?.project.windows ?? []
  const id = readDesignRow(query)
  const at = id === null ? -1 : windows.findIndex((window) => window.id === id)
  const window = windows[at]
  return window && { window, number: at + 1 }
}
