import { locks, screens } from '../parts/accessories'
import { combinationsOf, hungCombinations } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'
import { colonial, gridsOf, marginal, perimeter, prairie, queenAnne } from '../parts/grids'

export const series = describeSeries('bellagio-single-hung', {
  description:
    'A single hung that stands up to 84 in tall and wears color: capstock black, espresso, blue or silver outside ' +
    'over a white or almond interior, or black on both faces.',
  summary:
    'Bellagio single hung windows, S-3000: 12 to 48 in wide, 17 1/2 to 84 in tall, vinyl or capstock in seven finishes, dual glass.',
  justifications: [
    {
      title: 'Seven feet of window',
      description:
        'At 84 in the Bellagio single hung is a foot taller than the Platinum, tall enough to run from a low sill to the height of the doors.',
    },
    {
      title: 'Dark outside, light inside',
      description:
        'Capstock is a colored layer that is bonded to the outside of the vinyl. The room keeps its white or almond frame.',
    },
    {
      title: 'Egress in a narrow frame',
      description:
        'By the formulas of our egress calculator a frame of 25 by 84 in opens 5.7 sq ft, the least width of any single hung we make. Have your building department confirm it.',
    },
    {
      title: 'Grids for every house',
      description:
        'Colonial for the ranch house, prairie for the bungalow, perimeter for the farmhouse. Every pattern comes flat or sculptured.',
    },
  ],
  carousel: { newConstruction: 8, retrofit: 8 },
  grids: gridsOf(
    ['Colonial 4 over 4', colonial(2, 2)],
    ['Colonial 6 over 6', colonial(3, 2)],
    ['Colonial 2 over Clear', colonial(2, 1, 'top')],
    ['Marginal', marginal],
    ['Perimeter', perimeter],
    ['Prairie', prairie],
    ['Queen Anne, Both Sashes', queenAnne()],
  ),
  combinations: combinationsOf(hungCombinations('single_hung')),
  accessories: [
    locks({
      prefix: 'On tall windows the meeting rail stands at half the height: mind where the lock will be.',
    }),
    screens({ prefix: 'The screen covers the lower half and stays in place when the sash is raised.' }),
  ],
})
