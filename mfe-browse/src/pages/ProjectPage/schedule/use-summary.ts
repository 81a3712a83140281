import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import { useDeferredValue, useMemo } from 'react'
import { filterOptions, rowsOf } from './rows-shown'
import { boxOf } from './thumbnail'
import { totalsOf } from './totals'

/**
 * What follows from all rows of a list: the filters with their counts, the totals, the size of the drawings, and whether
 * there is a sleeping room. It is rendered after the rows, so that an input in a long list is answered without a wait.
 */
export function useSummary(windows: readonly DescribedWindow[]) {
  const later = useDeferredValue(windows)
  return useMemo(() => {
    const rows = rowsOf(later)
    return {
      options: filterOptions(rows),
      totals: totalsOf(later),
      box: boxOf(later),
      hasSleepingRooms: rows.some(({ egress }) => egress.state !== 'out'),
    }
  }, [later])
}
