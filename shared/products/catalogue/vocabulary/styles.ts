/** The operating styles of windows, in the order of the menu. The words are also values of the catalog's filters. */
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

/** The operating styles of patio doors, in the order of the menu. */
export const doorStyles = [
  'sliding_glass',
  'bi_fold',
  'french_sliding',
  'french_swing',
  'multi_slide',
] as const

type WindowStyle = (typeof windowStyles)[number]
export type DoorStyle = (typeof doorStyles)[number]
export type OperatingStyle = WindowStyle | DoorStyle

/** The name of each style in menus, filters and lists. */
export const styleLabels: Readonly<Record<OperatingStyle, string>> = {
  single_hung: 'Single Hung',
  casement: 'Casement',
  double_hung: 'Double Hung',
  awning: 'Awning',
  horizontal_slider: 'Horizontal Slider',
  bay: 'Bay',
  picture: 'Picture',
  round_top_specialty_shapes: 'Specialty',
  sliding_glass: 'Sliding Glass',
  bi_fold: 'Bi-Fold Glass',
  french_sliding: 'French Sliding',
  french_swing: 'French Swing',
  multi_slide: 'Multi-Slider',
}

/** Whether a style is a patio door. */
export function isDoorStyle(style: OperatingStyle): style is DoorStyle {
  return (doorStyles as readonly string[]).includes(style)
}
