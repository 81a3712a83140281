import { locks, screens } from '../parts/accessories'
import { combinationsOf, hungCombinations } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'
import { colonial, gridsOf, marginal, perimeter, queenAnne } from '../parts/grids'

export const series = describeSeries('venetian-single-hung', {
  description:
    'Our most substantial single hung: a deep frame with a strong profile around each lite, dual or triple glass, and ' +
    'all seven finishes. It is the window for elevations that are looked at from close by.',
  summary:
    'Venetian single hung windows, S-3800: 11 1/2 to 48 in wide, 23 1/2 to 84 in tall, dual or triple glass, seven finishes in vinyl or capstock.',
  justifications: [
    {
      title: 'A frame with presence',
      description:
        'Where Platinum disappears, Venetian draws an outline: wide, stepped members that read as joinery from the sidewalk.',
    },
    {
      title: 'Room for a third pane',
      description:
        'The sash takes a triple unit of 7/8 in as well as the dual unit of 3/4 in. Only Venetian windows offer it.',
    },
    {
      title: 'Seven feet high, seven finishes',
      description:
        'From 23 1/2 in under a shed roof to 84 in beside an entry, in standard vinyl, exterior capstock or black all over.',
    },
    {
      title: 'Plan the bedrooms first',
      description:
        'The deeper frame takes more of the opening. For 5.7 sq ft of egress our calculator starts at 28 1/2 by 83 1/2 in, or 40 by 59 1/2 in.',
    },
  ],
  carousel: { newConstruction: 8, retrofit: 8 },
  grids: gridsOf(
    ['Colonial 4 over 4', colonial(2, 2)],
    ['Colonial 6 over 6', colonial(3, 2)],
    ['Colonial 6 over Clear', colonial(3, 2, 'top')],
    ['Perimeter', perimeter],
    ['Marginal', marginal],
    ['Queen Anne over Clear', queenAnne('top')],
  ),
  combinations: combinationsOf(hungCombinations('single_hung')),
  accessories: [
    locks({
      prefix:
        'The meeting rail carries the lock. With the auto lock, closing the lower sash and locking it are one movement.',
    }),
    screens({
      prefix: 'Half screens stand in front of the lower sash only, and the upper lite stays clear.',
    }),
  ],
})
