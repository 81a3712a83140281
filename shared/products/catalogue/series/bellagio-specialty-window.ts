import { fixedGlass } from '../parts/accessories'
import { combinationsOf, shapeCombinations } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'
import { fan, gridsOf, palladian, perimeter } from '../parts/grids'

export const series = describeSeries('bellagio-specialty-window', {
  description:
    'Round-tops in color. The arch, the full round, the half and the quarter-round follow the curves of Spanish and ' +
    'Mediterranean houses, with capstock outside that matches the windows below.',
  summary:
    'Bellagio specialty windows, S-3050: arch, round, half-round and quarter-round vinyl windows in seven finishes, with fan and Palladian grids.',
  justifications: [
    {
      title: 'Curves that carry color',
      description:
        'The same seven finishes as the rest of Bellagio, so that an espresso window does not end under a white arch.',
    },
    {
      title: 'Concentric lines',
      description:
        'The frame keeps its width around the bend, so the edge of the glass runs parallel to the opening.',
    },
    {
      title: 'Quarter-rounds in pairs',
      description:
        'Left and right quarters flank a tall window or meet over a door to form a half circle with a mullion between.',
    },
    {
      title: 'Grids that follow the arc',
      description:
        'Fan rays start at the center of the curve, and Palladian grids run a second arc halfway out. Both are drawn for your radius.',
    },
  ],
  carousel: { newConstruction: 8, retrofit: 8 },
  grids: gridsOf(
    ['Fan Shaped, 4 Rays', fan(4)],
    ['Fan Shaped, 6 Rays', fan(6)],
    ['Palladian Arc', palladian],
    ['Perimeter', perimeter],
  ),
  combinations: combinationsOf(shapeCombinations(['arch', 'round', 'half_round', 'quarter_round'])),
  accessories: [
    fixedGlass(
      [
        '**Over a Bellagio single hung or slider:** the two frames join on a mullion in the same finish.',
        '**Other outlines:** ask us; a drawing with two dimensions is enough to start with.',
      ],
      { prefix: 'A round-top is fixed glass, without lock or screen.' },
    ),
  ],
})
