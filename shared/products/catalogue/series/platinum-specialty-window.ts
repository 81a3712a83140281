import { fixedGlass } from '../parts/accessories'
import { combinationsOf, shapeCombinations } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'
import { fan, gridsOf, marginal, palladian } from '../parts/grids'

export const series = describeSeries('platinum-specialty-window', {
  description:
    'Arches, circles, half and quarter-rounds, trapezoids, octagons, hexagons and pentagons, bent or mitered from ' +
    'the slim Platinum frame. Send us a sketch with dimensions or a template of the opening.',
  summary:
    'Platinum specialty windows, S-2050: arch, round, half-round, quarter-round, trapezoid, octagon, hexagon and pentagon shapes in white or almond vinyl.',
  justifications: [
    {
      title: 'Eight outlines',
      description:
        'Four are curved and four have straight sides. Between them they finish a gable, crown an entry and light a stair.',
    },
    {
      title: 'Follows the roof',
      description:
        'A trapezoid or pentagon runs its top edge along the rafters, so the daylight reaches all the way into the peak.',
    },
    {
      title: 'Crowns a plain window',
      description:
        'A half-round above a single hung, or one arch across three of them, turns a stock opening into the front of the house.',
    },
    {
      title: 'Made from your template',
      description:
        'Old round-tops are seldom true circles. A paper or cardboard pattern of the opening tells us more than a radius does.',
    },
  ],
  carousel: { newConstruction: 8, retrofit: 8 },
  grids: gridsOf(
    ['Fan, 3 Rays', fan(3)],
    ['Fan, 5 Rays', fan(5)],
    ['Palladian', palladian],
    ['Marginal', marginal],
  ),
  combinations: combinationsOf(
    shapeCombinations([
      'arch',
      'round',
      'half_round',
      'quarter_round',
      'trapezoid',
      'octagon',
      'hexagon',
      'pentagon',
    ]),
  ),
  accessories: [
    fixedGlass(
      [
        '**Above a single hung:** lock and screen belong to the window below.',
        '**On its own:** choose the glass with care, since a fixed shape is shaded by nothing but the eaves.',
      ],
      { prefix: 'Shapes are fixed. They carry no hardware, and grids are the one ornament they take.' },
    ),
  ],
})
