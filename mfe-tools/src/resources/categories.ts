import type { OperatingStyle } from '@virida/shared/products/catalogue/vocabulary/styles'

/** The values of the page's filters. */
export const windowCategories = [
  'single_hung_window',
  'double_hung_window',
  'horizontal_slider_window',
  'picture_window',
  'casement_window',
  'awning_window',
  'bay_window',
  'round_top_specialty_shapes',
] as const

export const doorCategories = [
  'sliding_glass_door',
  'french_sliding_door',
  'french_swing_door',
  'multi_slide_door',
  'bi_fold_glass_door',
] as const

export const seriesValues = ['platinum', 'bellagio', 'venetian'] as const
export const documentTypes = ['drawings', 'egress', 'min_max'] as const

export type Category = (typeof windowCategories)[number] | (typeof doorCategories)[number]
export type SeriesValue = (typeof seriesValues)[number]
export type DocumentType = (typeof documentTypes)[number]

export const categoryOf: Record<OperatingStyle, Category> = {
  single_hung: 'single_hung_window',
  double_hung: 'double_hung_window',
  horizontal_slider: 'horizontal_slider_window',
  picture: 'picture_window',
  casement: 'casement_window',
  awning: 'awning_window',
  bay: 'bay_window',
  round_top_specialty_shapes: 'round_top_specialty_shapes',
  sliding_glass: 'sliding_glass_door',
  french_sliding: 'french_sliding_door',
  french_swing: 'french_swing_door',
  multi_slide: 'multi_slide_door',
  bi_fold: 'bi_fold_glass_door',
}
