import { seriesFacts } from '../catalogue/facts'
import type { OperatingStyle } from '../catalogue/vocabulary/styles'
import type { SeriesSlug } from '../catalogue/slugs'
import { usualSizes } from '../catalogue/usual-sizes'
import type { Design } from './design'

/** The default layout of each style that has a choice. */
const usualOperations: Partial<Record<OperatingStyle, string>> = {
  casement: 'XL',
  horizontal_slider: 'XO',
  sliding_glass: 'XO',
  french_sliding: 'XO',
  french_swing: 'XLXR',
  multi_slide: 'OXXO',
  bi_fold: '4L',
}

/** The default design of a series: usual size, white, default coating, no grid. */
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
