/** The catalog's filter groups, in the order of the page. A group's key is its query parameter. */
export const filterGroups = [
  {
    key: 'window_type',
    label: 'Window Type',
    values: [
      { value: 'single_hung', label: 'Single Hung' },
      { value: 'casement', label: 'Casement' },
      { value: 'double_hung', label: 'Double Hung' },
      { value: 'awning', label: 'Awning' },
      { value: 'horizontal_slider', label: 'Horizontal Slider' },
      { value: 'bay', label: 'Bay' },
      { value: 'picture', label: 'Picture' },
      { value: 'round_top_specialty_shapes', label: 'Specialty' },
    ],
  },
  {
    key: 'window_series',
    label: 'Window Series',
    values: [
      { value: 'platinum', label: 'Platinum' },
      { value: 'bellagio', label: 'Bellagio' },
      { value: 'venetian', label: 'Venetian' },
    ],
  },
  {
    key: 'door_type',
    label: 'Door Type',
    values: [
      { value: 'sliding_glass', label: 'Sliding Glass' },
      { value: 'bi_fold', label: 'Bi-Fold Glass' },
      { value: 'french_sliding', label: 'French Sliding' },
      { value: 'french_swing', label: 'French Swing' },
      { value: 'multi_slide', label: 'Multi-Slider' },
    ],
  },
  {
    key: 'frame_finish',
    label: 'Frame Finish',
    values: [
      { value: 'white', label: 'White' },
      { value: 'almond', label: 'Almond' },
      { value: 'black_exterior', label: 'Black Exterior' },
      { value: 'espresso_exterior', label: 'Espresso Exterior' },
      { value: 'blue_exterior', label: 'Blue Exterior' },
      { value: 'silver_exterior', label: 'Silver Exterior' },
      { value: 'black_all_over', label: 'Black All Over' },
    ],
  },
] as const

export type FilterGroup = (typeof filterGroups)[number]
export type FilterGroupKey = FilterGroup['key']
type ValueOf<Key extends FilterGroupKey> = Extract<FilterGroup, { key: Key }>['values'][number]['value']

export type WindowType = ValueOf<'window_type'>
export type WindowSeries = ValueOf<'window_series'>
export type DoorType = ValueOf<'door_type'>
export type FrameFinish = ValueOf<'frame_finish'>
export type FilterValue = WindowType | WindowSeries | DoorType | FrameFinish

/** The thirteen ways a window or door works: what is drawn, and what the menu lists. */
export type OperatingStyle = WindowType | DoorType

/** Reads a query parameter's value; anything that is no value of the group is undefined. */
export function filterValue(group: FilterGroupKey, value: string): FilterValue | undefined {
  return filterGroups
    .find(({ key }) => key === group)
    ?.values.map((one): FilterValue => one.value)
    .find((known) => known === value)
}

/** The items that carry every enabled value; with nothing enabled, all (specification: browsing, section 5). */
export function filterItems<Item extends { tags: readonly FilterValue[] }>(
  items: readonly Item[],
  enabled: Iterable<FilterValue>,
): Item[] {
  const wanted = [...enabled]
  return items.filter(({ tags }) => wanted.every((value) => tags.includes(value)))
}

/**
 * How many items would be left if `value` were enabled besides the enabled ones: a filter that leads to an
 * empty page can say so before it is chosen.
 */
export function countWith<Item extends { tags: readonly FilterValue[] }>(
  items: readonly Item[],
  enabled: Iterable<FilterValue>,
  value: FilterValue,
): number {
  return filterItems(items, [...enabled, value]).length
}
