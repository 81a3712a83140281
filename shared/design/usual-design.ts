import { seriesFacts } from '../catalogue/facts'
import type { OperatingStyle } from '../catalogue/filters'
import type { SeriesSlug } from '../catalogue/slugs'
import { usualSizes } from '../catalogue/usual-sizes'
import type { Design } from './design'

/** The layout of each style at its usual size, where it has a choice of them. */
export const usualOperations: Partial<Record<OperatingStyle, string>> = {
  casement: 'XL',
  horizontal_slider: 'XO',
  sliding_glass: 'XO',
  french_sliding: 'XO',
  french_swing: 'XLXR',
  multi_slide: 'OXXO',
  bi_fold: '4L',
}

/** Where a configuration begins: the size at which the style is often ordered, white, clear, without grids. */
export function usualDesign(series: SeriesSlug): Design {
  const { style } = seriesFacts[series]
  const operation = usualOperations[style]
  return {
    series,
    ...usualSizes[style],
    ...(operation && { operation }),
    ...(style === 'round_top_specialty_shapes' && { shape: 'arch' }),
    exterior: 'white',
    interior: 'white',
    panes: 'dual',
    glass: 'low_e3',
  }
}
