import { crankAndSideLock, screens } from '../parts/accessories'
import { awningCombinations, combinationsOf } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'
import { colonial, gridsOf, marginal, perimeter, queenAnne } from '../parts/grids'

export const series = describeSeries('venetian-awning', {
  description:
    'Hinged at the top, the awning lifts outward from the sill and makes a small roof over its own opening. Set it ' +
    'high for privacy, low for cool air, or in a row under a picture window.',
  summary:
    'Venetian awning windows, S-4100: 17 1/2 to 60 in wide and tall, top-hinged with crank, dual or triple glass, vinyl or capstock in seven finishes.',
  justifications: [
    {
      title: 'Open in light rain',
      description: 'The sash slopes away from the wall and sheds the drops, while air comes in underneath.',
    },
    {
      title: 'High above a shower',
      description:
        'A short, wide awning near the ceiling clears the steam and needs no curtain. Lower in the wall, choose a textured glass.',
    },
    {
      title: 'Nearly any rectangle',
      description:
        'Width and height both run from 17 1/2 to 60 in: a strip, a square, or a tall pane that opens a hand’s width.',
    },
    {
      title: 'The foot of a tall window',
      description:
        'Under a fixed lite it ventilates at floor level and leaves the view alone. Stack it above and below for a draft from bottom to top.',
    },
  ],
  carousel: { newConstruction: 8, retrofit: 8 },
  grids: gridsOf(
    ['Colonial 3 by 2', colonial(3, 2)],
    ['Colonial 4 by 2', colonial(4, 2)],
    ['Vertical Thirds', colonial(3, 1)],
    ['Marginal', marginal],
    ['Perimeter', perimeter],
    ['Queen Anne', queenAnne()],
  ),
  combinations: combinationsOf(awningCombinations),
  accessories: [
    crankAndSideLock({
      prefix:
        'The crank stands in the middle of the sill and pushes the sash out evenly; side locks close both edges.',
    }),
    screens({ prefix: 'The screen is inside, out of the weather, for the sash opens to the outside.' }),
  ],
})
