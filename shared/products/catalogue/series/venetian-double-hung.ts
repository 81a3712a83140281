import { locks, screens } from '../parts/accessories'
import { combinationsOf, hungCombinations } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'
import { colonial, gridsOf, perimeter, prairie, queenAnne } from '../parts/grids'

export const series = describeSeries('venetian-double-hung', {
  description:
    'Both sashes slide and both tilt in: air at the top, air at the bottom, and glass that you clean from inside the ' +
    'room. The double hung is made in white and almond, with dual or triple glass.',
  summary:
    'Venetian double hung windows, S-5000: 11 1/2 to 48 in wide, 23 1/2 to 84 in tall, two moving sashes, dual or triple glass, white or almond.',
  justifications: [
    {
      title: 'Air where you want it',
      description:
        'Lower the top sash to let warm air out at the ceiling, raise the bottom one to let cool air in, or set both halfway.',
    },
    {
      title: 'Washed without a ladder',
      description: 'Each sash tilts into the room, so the outer face of an upstairs pane comes within reach.',
    },
    {
      title: 'Open at the top only',
      description:
        'With the lower sash locked and the upper one down, a child’s room gets its breeze high in the wall. A screen is no guard: keep climbing furniture away.',
    },
    {
      title: 'For houses with a past',
      description:
        'Two equal sashes and a full set of grids suit the Craftsman and Colonial Revival streets of our older towns.',
    },
  ],
  carousel: { newConstruction: 8, retrofit: 8 },
  grids: gridsOf(
    ['Colonial 2 over 2', colonial(2, 1)],
    ['Colonial 4 over 4', colonial(2, 2)],
    ['Colonial 6 over 6', colonial(3, 2)],
    ['Colonial 9 over 9', colonial(3, 3)],
    ['Perimeter', perimeter],
    ['Prairie', prairie],
    ['Queen Anne', queenAnne()],
  ),
  combinations: combinationsOf(hungCombinations('double_hung')),
  accessories: [
    locks({ prefix: 'Where both sashes move, the lock at the meeting rail holds the two together.' }),
    screens({
      prefix: 'A full screen covers the opening from head to sill, because either sash may be the open one.',
    }),
  ],
})
