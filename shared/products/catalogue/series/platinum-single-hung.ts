import { locks, screens } from '../parts/accessories'
import { combinationsOf, hungCombinations } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'
import { colonial, gridsOf, marginal, queenAnne } from '../parts/grids'

export const series = describeSeries('platinum-single-hung', {
  description:
    'The bottom sash rises, the top lite stays put, and the frame around both is the slimmest we extrude. ' +
    'Order it 11 1/2 in wide for a stair landing or 48 in wide for a bedroom, in white or almond.',
  summary:
    'Platinum single hung vinyl windows, S-2000: 11 1/2 to 48 in wide, up to 72 in tall, dual glass, white or almond, for new walls and old ones.',
  justifications: [
    {
      title: 'One sash to move',
      description:
        'The fixed upper lite has no track and no balance. That leaves one sash to slide, to clean and to keep in adjustment.',
    },
    {
      title: 'Narrow sightlines',
      description:
        'Frame and sash together take 3 in from the width of the opening, less than in our other two lines. The rest is glass.',
    },
    {
      title: 'Sizes for bedrooms',
      description:
        'From 29 by 72 in, or from 37 1/2 by 57 in, our egress calculator finds the 5.7 sq ft of clear opening that upstairs bedrooms need. Your building department decides.',
    },
    {
      title: 'A width for every wall',
      description:
        'Set twin or triple units side by side under one fixed lite, or give a narrow hall a single window less than a foot wide.',
    },
  ],
  carousel: { newConstruction: 8, retrofit: 8 },
  grids: gridsOf(
    ['Colonial 4 over 4', colonial(2, 2)],
    ['Colonial 6 over 6', colonial(3, 2)],
    ['Colonial, Top Sash Only', colonial(3, 2, 'top')],
    ['Marginal', marginal],
    ['Queen Anne, Top Sash', queenAnne('top')],
  ),
  combinations: combinationsOf(hungCombinations('single_hung')),
  accessories: [
    locks({
      prefix: 'The lock sits on the meeting rail, where the rising sash closes against the fixed lite.',
      suffix: 'Both locks work with the retrofit, block and nail-on frames.',
    }),
    screens({ prefix: 'A half screen covers the lower sash from outside.' }),
  ],
})
