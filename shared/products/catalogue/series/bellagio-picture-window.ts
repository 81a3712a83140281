import { fixedGlass } from '../parts/accessories'
import { combinationsOf, pictureCombinations } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'
import { colonial, gridsOf, marginal, perimeter, prairie } from '../parts/grids'

export const series = describeSeries('bellagio-picture-window', {
  description:
    'A fixed window for the view you bought the house for. The pane runs to 96 by 72 in, the frame comes in all ' +
    'seven finishes, and units join side by side or one above the other into a wall of glass.',
  summary:
    'Bellagio picture windows, S-3050: fixed windows 10 to 96 in wide and 10 to 72 in tall, dual glass, vinyl or capstock in seven finishes.',
  justifications: [
    {
      title: 'A taller pane',
      description: 'Bellagio picture windows rise to 72 in, a foot above the same window in Platinum.',
    },
    {
      title: 'Frames the view in black',
      description:
        'With capstock on both faces the frame recedes and the landscape comes forward, by day and against a lit room.',
    },
    {
      title: 'Builds in both directions',
      description:
        'Two wide, three wide or two high: multi-lite walls are made of picture windows with mullions in the same finish.',
    },
    {
      title: 'Glass for the exposure',
      description:
        'A large pane takes all the sun that its wall gets. Choose the coating wall by wall: Low E4 for the long western afternoons, Low E3 where the eaves give shade.',
    },
  ],
  carousel: { newConstruction: 4, retrofit: 4 },
  grids: gridsOf(
    ['Colonial 2 by 2', colonial(2, 2)],
    ['Colonial 4 by 4', colonial(4, 4)],
    ['Marginal', marginal],
    ['Perimeter', perimeter],
    ['Prairie', prairie],
  ),
  combinations: combinationsOf(pictureCombinations),
  accessories: [
    fixedGlass(
      [
        '**With a Bellagio slider below:** the slider brings air, lock and screen; the pane above stays clear.',
        '**With an obscure glass:** the lower row of a multi-lite wall can be textured while the upper row keeps the view.',
      ],
      { prefix: 'There is nothing to operate here, and so no hardware to select.' },
    ),
  ],
})
