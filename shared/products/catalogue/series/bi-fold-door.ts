import { doorHandle } from '../parts/accessories'
import { doorLayouts } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'

export const series = describeSeries('bi-fold-door', {
  description:
    'Two to seven hinged panels that fold like a screen and stand in a packet at one or both sides. Open, they leave the whole width free, from 72 in on, at heights of up to 120 in.',
  summary:
    'Bi-fold glass doors, S-9800: 2 to 7 folding panels, openings from 72 in wide and up to 120 in tall, 1 in dual glass, seven finishes.',
  justifications: [
    {
      title: 'Clear from jamb to jamb',
      description:
        'Folded, the panels stand at right angles to the wall. The opening has neither fixed lite nor post.',
    },
    {
      title: 'Folds the way you live',
      description:
        'All to the left, all to the right, or split toward both sides, with packets on the terrace where they take no room.',
    },
    {
      title: 'A door within the door',
      description:
        'An odd panel on its own side works as an ordinary hinged leaf: you let out the dog without folding the wall.',
    },
    {
      title: 'Small openings count',
      description: 'It starts at 72 in. In a breakfast nook two panels are enough to join inside and out.',
    },
  ],
  carousel: { newConstruction: 3 },
  combinations: doorLayouts(
    ['2 Panels, 2L', { operation: '2L', panels: 2 }],
    ['3 Panels, 3L', { operation: '3L', panels: 3 }],
    ['3 Panels, 2L1R', { operation: '2L1R', panels: 3 }],
    ['4 Panels, 4L', { operation: '4L', panels: 4 }],
    ['4 Panels, 3L1R', { operation: '3L1R', panels: 4 }],
    ['5 Panels, 5R', { operation: '5R', panels: 5 }],
    ['5 Panels, 4L1R', { operation: '4L1R', panels: 5 }],
    ['6 Panels, 3L3R', { operation: '3L3R', panels: 6 }],
    ['6 Panels, 5L1R', { operation: '5L1R', panels: 6 }],
    ['7 Panels, 7L', { operation: '7L', panels: 7 }],
    ['7 Panels, 6L1R', { operation: '6L1R', panels: 7 }],
  ),
  accessories: [
    doorHandle(
      'Handle and Lock',
      '**Handle:** on the panel that opens first; the folding pairs have flush bolts at head and sill.',
      'accessories/bi-fold-handle',
      { prefix: 'The panel that you use every day carries handle and lock.' },
    ),
  ],
})
