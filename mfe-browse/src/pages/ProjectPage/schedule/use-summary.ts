import { useMemo } from 'react'
import { filterOptions, type ScheduleRow } from './rows-shown'
import { boxOf } from './thumbnail'
import { totalsOf } from './totals'

/**
 * What follows from all rows of a list: the filters with their counts, the totals, the size of the drawings, and whether
 * there is a sleeping room.
 */
export function useSummary(rows: readonly ScheduleRow[]) {
  return useMemo(() => {
    const windows = rows.map(({ window }) => window)
    return {
      options: filterOptions(rows),
      totals: totalsOf(windows),
      box: boxOf(windows),
      hasSleepingRooms: rows.some(({ egress }) => egress.state !== 'out'),
    }
  }, [rows])
}
