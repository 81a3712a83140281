import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import { useDeferredValue, useMemo } from 'react'
import type { ScheduleRow } from './rows-shown'

/**
 * The index that each row shows, by its id. It follows the order of the rows a moment later, because the removal of a row
 * changes the numbers of all rows below it, and to render them takes longer than a click may.
 */
export function useNumbers(rows: readonly ScheduleRow<DescribedWindow & { id?: string }>[]) {
  const later = useDeferredValue(rows)
  return useMemo(() => new Map(later.map(({ window, at }) => [window.id, at])), [later])
}
