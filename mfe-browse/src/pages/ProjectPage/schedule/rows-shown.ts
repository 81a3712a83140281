import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import { egressOfRow, type RowEgress } from '@virida/shared/products/project/row-egress'
import { filterContent as content } from './egress/content'

/** A row of the schedule with its place in the list and its egress estimate. */
export type ScheduleRow<Window extends DescribedWindow = DescribedWindow> = {
  window: Window
  at: number
  egress: RowEgress
}

export type RowFilter = 'all' | 'fails' | 'unchecked' | 'open'

export const rowsOf = <Window extends DescribedWindow>(windows: readonly Window[]): ScheduleRow<Window>[] =>
  windows.map((window, at) => ({ window, at, egress: egressOfRow(window) }))

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

/** The filters that a list needs: all rows, what fails if a room is checked, and what is not done yet. */
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
