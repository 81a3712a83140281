import { fixedGlass } from '../parts/accessories'
import { combinationsOf, pictureCombinations } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'
import { colonial, gridsOf, palladian, perimeter, prairie, queenAnne } from '../parts/grids'

export const series = describeSeries('venetian-picture-window', {
  description:
    'The fixed partner of the Venetian casement, awning and slider, 10 to 96 in wide. It is the place for triple glass: ' +
    'the largest pane in the room is where a third one counts most.',
  summary:
    'Venetian picture windows, S-3850: fixed windows 10 to 96 in wide, 10 to 72 in tall, dual or triple glass, vinyl or capstock in seven finishes.',
  justifications: [
    {
      title: 'Between two casements',
      description:
        'A picture window with a casement on each side gives a living room its view in the middle and its air at the edges.',
    },
    {
      title: 'Over an awning',
      description:
        'With an awning below the fixed pane, the low vent stays open in light rain and the view above it stays whole.',
    },
    {
      title: 'Two panes or three',
      description:
        'Dual glass at 3/4 in for most rooms, triple at 7/8 in for those where you sit close to the window in winter.',
    },
    {
      title: 'The same face as its neighbors',
      description:
        'It shares finishes and grid patterns with the operating Venetian windows, down to the black-all-over capstock.',
    },
  ],
  carousel: { newConstruction: 4, retrofit: 4 },
  grids: gridsOf(
    ['Colonial 3 by 3', colonial(3, 3)],
    ['Colonial 5 by 4', colonial(5, 4)],
    ['Perimeter', perimeter],
    ['Prairie', prairie],
    ['Queen Anne Border', queenAnne()],
    ['Palladian', palladian],
  ),
  combinations: combinationsOf(pictureCombinations),
  accessories: [
    fixedGlass(
      [
        '**With casements:** cranks, side locks and screens belong to the casements.',
        '**With an awning below:** its crank stands at the sill, within reach.',
      ],
      { prefix: 'The picture window itself has no moving part to equip.' },
      'casement',
    ),
  ],
})
