import { locks, screens } from '../parts/accessories'
import { bayCombinations, combinationsOf } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'
import { colonial, gridsOf, queenAnne } from '../parts/grids'

export const series = describeSeries('platinum-bay-window', {
  description:
    'Three windows that step out of the wall and give back a seat, a shelf or a place for the breakfast table. ' +
    'The whole bay measures 44 to 122 in across, in white or almond.',
  summary:
    'Platinum bay windows, S-2060: 44 to 122 in wide and 35 to 71 1/2 in tall, fixed center with operating sides, dual glass, white or almond vinyl.',
  justifications: [
    {
      title: 'A room that leans out',
      description: 'The bay takes its floor from the garden: the seat inside costs no space in the plan.',
    },
    {
      title: 'Daylight from three sides',
      description:
        'The side windows look along the house and catch the early and the late sun that a flat window misses.',
    },
    {
      title: 'Air from both sides',
      description:
        'The center stays a clear view while a single hung on either side opens for a cross breeze.',
    },
    {
      title: 'As wide as ten feet',
      description:
        'Sizes from 44 in suit a nook; at 122 in a bay takes over the whole end wall of a dining room. Heights run from 35 to 71 1/2 in.',
    },
  ],
  carousel: { newConstruction: 8 },
  grids: gridsOf(
    ['Colonial, Sides Only', colonial(2, 2)],
    ['Colonial, All Lites', colonial(3, 4)],
    ['Queen Anne', queenAnne()],
  ),
  combinations: combinationsOf(bayCombinations),
  accessories: [
    locks({ prefix: 'Each operating side of the bay has its own lock; the center lite is fixed.' }),
    screens({ prefix: 'The two side windows have screens, the fixed center none.' }),
  ],
})
