/** The operating styles by the values of the catalog's filters (specification, browsing 2 "Catalog"). */
export const windowStyles = [
  'single_hung',
  'casement',
  'double_hung',
  'awning',
  'horizontal_slider',
  'bay',
  'picture',
  'round_top_specialty_shapes',
] as const

export const doorStyles = [
  'sliding_glass',
  'bi_fold',
  'french_sliding',
  'french_swing',
  'multi_slide',
] as const

export type WindowStyle = (typeof windowStyles)[number]
export type DoorStyle = (typeof doorStyles)[number]
export type OperatingStyle = WindowStyle | DoorStyle

/** True where the style is a patio door. */
export function isDoorStyle(style: OperatingStyle): style is DoorStyle {
  return (doorStyles as readonly string[]).includes(style)
}
