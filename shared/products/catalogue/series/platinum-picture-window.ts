import { fixedGlass } from '../parts/accessories'
import { combinationsOf, pictureCombinations } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'
import { colonial, gridsOf, marginal, prairie } from '../parts/grids'

export const series = describeSeries('platinum-picture-window', {
  description:
    'Fixed glass in a slim frame, from an 8 in strip beside the front door to a pane 96 in wide. It lines up with ' +
    'every other Platinum window, so a wall of operating and fixed units keeps one face.',
  summary:
    'Platinum picture windows, S-2050: fixed vinyl windows 8 to 96 in wide and 9 1/2 to 60 in tall, with dual glass, in white or almond.',
  justifications: [
    {
      title: 'Glass and nothing else',
      description: 'No sash, no rail, no screen: what the opening gives, the view gets.',
    },
    {
      title: 'Eight inches is enough',
      description:
        'The narrowest window in our range brings daylight to a closet, a shower or the wall beside an entry door.',
    },
    {
      title: 'The partner in a row',
      description:
        'Set it between two single hungs or over a slider. Frames of one series join with a plain mullion and share a sightline.',
    },
    {
      title: 'Light where hands do not reach',
      description:
        'High in a stairwell or above a tub a fixed window needs no crank, no pole and no lock that someone would have to reach.',
    },
  ],
  carousel: { newConstruction: 4, retrofit: 4 },
  grids: gridsOf(
    ['Colonial 3 by 2', colonial(3, 2)],
    ['Colonial 4 by 3', colonial(4, 3)],
    ['Marginal', marginal],
    ['Prairie', prairie],
  ),
  combinations: combinationsOf(pictureCombinations),
  accessories: [
    fixedGlass(
      [
        '**Beside a single hung or slider:** the operating window brings its own lock and screen.',
        '**In white or almond:** the mullion that joins two units has the color of the frames.',
      ],
      { prefix: 'A picture window does not open, so there is no lock, handle or screen to choose.' },
    ),
  ],
})
