import { locks, screens } from '../parts/accessories'
import { combinationsOf, sliderCombinations } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'
import { colonial, gridsOf, marginal, perimeter, prairie, queenAnne } from '../parts/grids'

export const series = describeSeries('venetian-horizontal-slider', {
  description:
    'A sliding window with the weight of a door: deep rails, a broad meeting stile and glass in two or three panes. ' +
    'It runs from 23 1/2 to 96 in wide, in seven finishes.',
  summary:
    'Venetian horizontal slider windows, S-3900: 23 1/2 to 96 in wide, 11 1/2 to 72 in tall, dual or triple glass, seven finishes.',
  justifications: [
    {
      title: 'Made for heavy glass',
      description:
        'A third pane adds weight to a sash that has to glide. Rails and track of this slider are drawn for it.',
    },
    {
      title: 'Sits with cranked windows',
      description:
        'Frame depth and finish agree with the Venetian casement, so a kitchen can slide and a dining room can crank on one wall.',
    },
    {
      title: 'Wide, with the vents outside',
      description:
        'In the XOX layout the center lite stays fixed and clear, while a vent at each end pulls air past the furniture.',
    },
    {
      title: 'Bedroom sizes',
      description:
        'The calculator finds 5.7 sq ft of egress from 51 1/2 by 47 in, or 79 by 30 in. Use it before the framing is cut.',
    },
  ],
  carousel: { newConstruction: 8, retrofit: 8 },
  grids: gridsOf(
    ['Colonial 4 by 2', colonial(2, 2)],
    ['Colonial 6 by 3', colonial(3, 3)],
    ['Perimeter', perimeter],
    ['Marginal', marginal],
    ['Prairie Sash', prairie],
    ['Queen Anne', queenAnne()],
  ),
  combinations: combinationsOf(sliderCombinations),
  accessories: [
    locks({ prefix: 'The lock stands upright on the meeting stile.' }),
    screens({ prefix: 'Every sliding sash has a screen of its own.' }),
  ],
})
