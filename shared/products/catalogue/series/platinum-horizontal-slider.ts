import { locks, screens } from '../parts/accessories'
import { combinationsOf, sliderCombinations } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'
import { colonial, gridsOf, marginal, perimeter } from '../parts/grids'

export const series = describeSeries('platinum-horizontal-slider', {
  description:
    'A sash that glides sideways, for the wide, low openings of California houses: over the kitchen sink, under ' +
    'the eaves, along a hallway. It starts at 9 1/2 in tall and runs to 96 in wide.',
  summary:
    'Platinum horizontal slider windows, S-2500: 17 1/2 to 96 in wide, 9 1/2 to 72 in tall, dual glass, white or almond, with half or double vents.',
  justifications: [
    {
      title: 'Nothing swings out',
      description:
        'The sash stays inside its frame, so a slider can stand above a walkway, a deck or a hedge without being in the way.',
    },
    {
      title: 'Low enough for a clerestory',
      description:
        'At 9 1/2 in it is the shortest window we make that opens: a band of light and air above cabinets or a garage wall.',
    },
    {
      title: 'Half vent or double vent',
      description:
        'One sash slides in an XO or OX window. In a wide XOX both ends slide toward a fixed center, and air crosses the room.',
    },
    {
      title: 'Mind the 48 in bedroom',
      description:
        'A Platinum slider of 48 by 48 in opens 19 5/8 in wide, just under the 20 in that egress asks for. Order 49 by 44 in or more, and check your size in the egress calculator.',
    },
  ],
  carousel: { newConstruction: 8, retrofit: 8 },
  grids: gridsOf(
    ['Colonial 4 by 2', colonial(2, 2)],
    ['Colonial 6 by 3', colonial(3, 3)],
    ['Ladder', colonial(1, 3)],
    ['Marginal', marginal],
    ['Perimeter', perimeter],
  ),
  combinations: combinationsOf(sliderCombinations),
  accessories: [
    locks({
      prefix: 'A slider locks at the upright where the two sashes meet; double vents have a lock on each.',
    }),
    screens({ suffix: 'The screen stands outside the sliding half and lifts out of its track for washing.' }),
  ],
})
