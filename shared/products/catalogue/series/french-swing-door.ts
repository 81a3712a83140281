import { doorHandle } from '../parts/accessories'
import { doorLayouts } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'

export const series = describeSeries('french-swing-door', {
  description:
    'A hinged door in glass, as a single panel from 30 in wide or as a pair that opens from the middle. Fixed panels ' +
    'beside it extend the daylight to layouts of five.',
  summary:
    'French swing doors, S-9500: single or double panels from 30 in wide, up to 108 in tall, with fixed sidelites, 1 in dual glass, seven finishes.',
  justifications: [
    {
      title: 'Opens all the way',
      description:
        'Both leaves of a pair fold back against the wall and leave the full opening free, for a table as much as for guests.',
    },
    {
      title: 'Left, right or both',
      description:
        'XL hangs on the left, XR on the right, seen from outside. Tell us which leaf of a pair opens first.',
    },
    {
      title: 'One inch of glass unit',
      description:
        'The dual unit is 1 in thick, a quarter inch more than in our sliding doors, in tempered safety glass.',
    },
    {
      title: 'From side door to garden front',
      description:
        'A single panel serves a laundry or a side yard. A pair between fixed panels makes the garden side of a living room.',
    },
  ],
  carousel: { newConstruction: 5 },
  combinations: doorLayouts(
    ['XL', { operation: 'XL', panels: 1 }],
    ['XR', { operation: 'XR', panels: 1 }],
    ['Fixed', { operation: 'O', panels: 1 }],
    ['2 Panels, XL XR', { operation: 'XLXR', panels: 2 }],
    ['2 Panels, XL O', { operation: 'XLO', panels: 2 }],
    ['2 Panels, O XR', { operation: 'OXR', panels: 2 }],
    ['3 Panels, O XL O', { operation: 'OXLO', panels: 3 }],
    ['4 Panels, O XL XR O', { operation: 'OXLXRO', panels: 4 }],
    ['5 Panels, O O XR O O', { operation: 'OOXROO', panels: 5 }],
  ),
  accessories: [
    doorHandle(
      'Lever Handle and Lock',
      '**Lever handle:** one on each face of the opening leaf, with a thumb turn inside.',
      'accessories/swing-lever',
      {
        prefix:
          'In a pair one leaf carries the lever and lock, and the other is held by bolts at head and sill.',
      },
    ),
  ],
})
