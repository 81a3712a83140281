import { locks, screens } from '../parts/accessories'
import { combinationsOf, sliderCombinations } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'
import { colonial, gridsOf, marginal, perimeter, prairie } from '../parts/grids'

export const series = describeSeries('bellagio-horizontal-slider', {
  description:
    'The slider for a front elevation: the long horizontal line of a modern stucco house, drawn in black, espresso, ' +
    'blue or silver capstock. Widths reach 96 in, heights 72 in.',
  summary:
    'Bellagio horizontal slider windows, S-3200: 17 1/2 to 96 in wide, 11 1/2 to 72 in tall, seven finishes in vinyl or capstock, dual glass.',
  justifications: [
    {
      title: 'A dark line in a light wall',
      description:
        'Four capstock colors for the street side. Black all over brings the same line indoors, where it frames the view like a drawing.',
    },
    {
      title: 'Eight feet across',
      description:
        'One XOX window spans 96 in with two sliding ends, so that a family room opens at both corners of the glass.',
    },
    {
      title: 'Reach it over the sink',
      description: 'A sideways push works at arm’s length. No crank to lean for and no sash to lift.',
    },
    {
      title: 'Bedroom sizes at hand',
      description:
        'Egress of 5.7 sq ft starts at 49 by 44 1/2 in, or at 76 1/2 by 27 1/2 in where the window is low and long, by the formulas of our calculator.',
    },
  ],
  carousel: { newConstruction: 8, retrofit: 8 },
  grids: gridsOf(
    ['Colonial 4 by 3', colonial(2, 3)],
    ['Colonial 6 by 2', colonial(3, 2)],
    ['Horizontal Thirds', colonial(1, 3)],
    ['Marginal', marginal],
    ['Perimeter', perimeter],
    ['Prairie', prairie],
  ),
  combinations: combinationsOf(sliderCombinations),
  accessories: [
    locks({
      prefix:
        'Choose the auto lock where a closed window should also be a locked one, such as beside a porch.',
    }),
    screens({ suffix: 'The screen of an XO window covers the sliding half; an XOX window has two.' }),
  ],
})
