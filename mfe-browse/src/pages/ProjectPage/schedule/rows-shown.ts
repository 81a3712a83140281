import type { DescribedDesign, DescribedWindow } from '@virida/shared/products/project/describe-window'
import { egressOfRow, type RowEgress } from '@virida/shared/products/project/row-egress'
import { filterContent as content } from './egress/content'

/** A row of the schedule with its index in the list and its egress estimate. */
export type ScheduleRow<Window extends DescribedWindow = DescribedWindow> = {
  window: Window
  at: number
  egress: RowEgress
}

export type RowFilter = 'all' | 'fails' | 'unchecked' | 'open'

/** Estimates by design, floor and sill. They are kept, because an edit of one row renders the whole list. */
const estimates = new WeakMap<DescribedDesign, Map<string, RowEgress>>()

function estimateOf(window: DescribedWindow): RowEgress {
  const { made, sleeping, grade, sill } = window
  if (!sleeping || !made) return egressOfRow(window)
  const known = estimates.get(made) ?? new Map<string, RowEgress>()
  estimates.set(made, known)
  const key = `${grade ?? false} ${sill ?? ''}`
  const estimate = known.get(key) ?? egressOfRow(window)
  known.set(key, estimate)
  return estimate
}

export const rowsOf = <Window extends DescribedWindow>(windows: readonly Window[]): ScheduleRow<Window>[] =>
  windows.map((window, at) => ({ window, at, egress: estimateOf(window) }))

const tests: Record<RowFilter, (row: ScheduleRow) => boolean> = {
  all: () => true,
  fails: ({ egress }) => egress.state === 'fails',
  unchecked: ({ egress }) => egress.state === 'not_checked',
  open: ({ window }) => window.design === '',
}

export const filterRows = <Row extends ScheduleRow>(
  rows: readonly Row[],
  filter: RowFilter,
): readonly Row[] => (filter === 'all' ? rows : rows.filter(tests[filter]))

/**
 * The filters that a list needs: for all rows; for rows that fail, if there is a sleeping room; and for rows
 * that are not checked or have no series, if there are any.
 */
export function filterOptions(rows: readonly ScheduleRow[]): { value: RowFilter; label: string }[] {
  const count = (filter: RowFilter) => filterRows(rows, filter).length
  const hasSleepingRooms = rows.some(({ egress }) => egress.state !== 'out')
  return [
    { value: 'all', label: content.all(rows.length) },
    ...(hasSleepingRooms ? [{ value: 'fails' as const, label: content.fails(count('fails')) }] : []),
    ...(count('unchecked') > 0
      ? [{ value: 'unchecked' as const, label: content.unchecked(count('unchecked')) }]
      : []),
    ...(count('open') > 0 ? [{ value: 'open' as const, label: content.open(count('open')) }] : []),
  ]
}
