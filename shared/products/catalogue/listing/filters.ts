import { finishes, type FrameFinish } from '../vocabulary/finishes'
import { doorStyles, styleLabels, windowStyles, type OperatingStyle } from '../vocabulary/styles'
import { windowLineNames, windowLines, type WindowLine } from '../vocabulary/window-lines'

/** A group's key is its query parameter. */
export type FilterGroupKey = 'window_type' | 'window_series' | 'door_type' | 'frame_finish'
export type FilterValue = OperatingStyle | WindowLine | FrameFinish | typeof anyDoor.value

export type FilterGroup = {
  key: FilterGroupKey
  label: string
  values: readonly { value: FilterValue; label: string }[]
}

const styleValues = (styles: readonly OperatingStyle[]) =>
  styles.map((value) => ({ value, label: styleLabels[value] }))

/** The catalog's filter groups, in the order of the page. */
export const filterGroups: readonly FilterGroup[] = [
  { key: 'window_type', label: 'Window Type', values: styleValues(windowStyles) },
  {
    key: 'window_series',
    label: 'Window Series',
    values: windowLines.map((value) => ({ value, label: windowLineNames[value] })),
  },
  { key: 'door_type', label: 'Door Type', values: styleValues(doorStyles) },
  {
    key: 'frame_finish',
    label: 'Frame Finish',
    values: finishes.map(({ key, label }) => ({ value: key, label })),
  },
]

/**
 * The filter for doors of every type. Only links enable it, because the page lists the types themselves. No item is
 * tagged with it: every door matches.
 */
export const anyDoor = { group: 'door_type', value: 'any_door', label: 'Doors' } as const

/** Reads the value of a query parameter. Returns undefined for text that is not a value of the group. */
export function filterValue(group: FilterGroupKey, text: string): FilterValue | undefined {
  if (group === anyDoor.group && text === anyDoor.value) return anyDoor.value
  return filterGroups.find(({ key }) => key === group)?.values.find(({ value }) => value === text)?.value
}

const matches = (tags: readonly FilterValue[], value: FilterValue) =>
  value === anyDoor.value ? doorStyles.some((style) => tags.includes(style)) : tags.includes(value)

/** The items that match every enabled value; all items when nothing is enabled. */
export function filterItems<Item extends { tags: readonly FilterValue[] }>(
  items: readonly Item[],
  enabled: Iterable<FilterValue>,
): Item[] {
  const wanted = [...enabled]
  return items.filter(({ tags }) => wanted.every((value) => matches(tags, value)))
}

/**
 * How many items would be left if `value` were enabled too. With this number a filter can warn that it leads to an
 * empty page.
 */
export function countWith<Item extends { tags: readonly FilterValue[] }>(
  items: readonly Item[],
  enabled: Iterable<FilterValue>,
  value: FilterValue,
): number {
  return filterItems(items, [...enabled, value]).length
}
