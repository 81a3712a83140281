import { even, rect } from '../canvas/geometry'
import type { Product } from '../product/input'
import { awningPanels, hingedPanels } from './hinged'
import { hungPanels } from './hung'
import { openingOf, type Layout, type Panel } from './panel'
import { slidingPanels } from './sliding'

const fixedPanels = (product: Product): Panel[] => {
  const opening = openingOf(product)
  return [
    {
      cell: opening,
      outline: opening,
      motion: { kind: 'fixed' },
      track: 0,
      faces: even(product.profile.bead),
      sash: false,
    },
  ]
}

function panelsOf(product: Product): Panel[] {
  switch (product.style) {
    case 'single_hung':
    case 'double_hung':
      return hungPanels(product)
    case 'horizontal_slider':
    case 'sliding_glass':
    case 'french_sliding':
    case 'multi_slide':
      return slidingPanels(product)
    case 'casement':
    case 'french_swing':
    case 'bi_fold':
      return hingedPanels(product)
    case 'awning':
      return awningPanels(product)
    default:
      return fixedPanels(product)
  }
}

/** The positions of the frame, the opening and the panels of a closed rectangular unit. */
export const layoutOf = (product: Product): Layout => ({
  frame: rect(0, 0, product.width, product.height),
  opening: openingOf(product),
  panels: panelsOf(product),
})
