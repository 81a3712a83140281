import { locks, screens } from '../parts/accessories'
import { bayCombinations, combinationsOf } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'
import { colonial, gridsOf, perimeter, prairie } from '../parts/grids'

export const series = describeSeries('bellagio-bay-window', {
  description:
    'A bay put together from Bellagio windows: a fixed center and a single hung on either side, each up to 48 in wide ' +
    'and 84 in tall. It is made in white and almond.',
  summary:
    'Bellagio bay windows, S-3160: bays of windows 12 to 48 in wide and 17 1/2 to 84 in tall each, with dual glass, in white or almond vinyl.',
  justifications: [
    {
      title: 'Tall enough to stand in',
      description: 'With windows up to 84 in tall a bay can start at the floor and become part of the room.',
    },
    {
      title: 'Composed, not stock',
      description:
        'Center and sides are sized one by one, from 12 to 48 in, so the bay keeps the rhythm of the elevation around it.',
    },
    {
      title: 'One family',
      description:
        'The sides are the Bellagio single hung itself: same sash, same lock, same screen as in the rooms next door.',
    },
    {
      title: 'Planned for new walls',
      description:
        'Block and nail-on frames tie the bay into framing, flashing and roof. It is not offered as a retrofit frame.',
    },
  ],
  carousel: { newConstruction: 8 },
  grids: gridsOf(
    ['Colonial 4 over 4, Sides', colonial(2, 2)],
    ['Colonial 3 by 5, Center', colonial(3, 5)],
    ['Perimeter', perimeter],
    ['Prairie', prairie],
  ),
  combinations: combinationsOf(bayCombinations),
  accessories: [
    locks({ prefix: 'The locks are those of the Bellagio single hung, one set on each side window.' }),
    screens({ prefix: 'Screens fit the single hung sides.' }),
  ],
})
