import { doorHandle } from '../parts/accessories'
import { doorLayouts } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'

export const series = describeSeries('multi-slide-door', {
  description:
    'Three to six tall panels that glide over one another and stack at the side, part from the middle, or vanish into ' +
    'a pocket in the wall. Openings begin at 108 in and heights run to 120 in.',
  summary:
    'Multi-slide doors, S-6800: 3 to 6 panels, stacking, parting or pocketed, openings from 108 in wide and up to 120 in tall, 1 in dual glass.',
  justifications: [
    {
      title: 'The wall moves aside',
      description:
        'A six-panel door parts in the middle and leaves most of its width open between the living room and the pool.',
    },
    {
      title: 'Gone into the pocket',
      description:
        'Pocket layouts slide every panel into the wall. Open, there is no glass to be seen at all; plan the pocket with the framing.',
    },
    {
      title: 'Ten feet tall',
      description:
        'At 120 in the multi-slide stands a foot above our sliding and French doors. Only the bi-fold matches it.',
    },
    {
      title: 'Good company when shut',
      description:
        'Equal panels, even stiles and 1 in units give a calm wall of glass for the months when it stays closed.',
    },
  ],
  carousel: { newConstruction: 6 },
  combinations: doorLayouts(
    ['3 Panels, OXX', { operation: 'OXX', panels: 3 }],
    ['3 Panels, Pocket', { operation: 'PXXX', panels: 3, pocket: 'left' }],
    ['4 Panels, OXXO', { operation: 'OXXO', panels: 4 }],
    ['4 Panels, OXXX', { operation: 'OXXX', panels: 4 }],
    ['4 Panels, Two Pockets', { operation: 'PXXXXP', panels: 4, pocket: 'both' }],
    ['5 Panels, OXXXX', { operation: 'OXXXX', panels: 5 }],
    ['5 Panels, Pocket', { operation: 'XXXXXP', panels: 5, pocket: 'right' }],
    ['6 Panels, OXXXXO', { operation: 'OXXXXO', panels: 6 }],
    ['6 Panels, Two Pockets', { operation: 'PXXXXXXP', panels: 6, pocket: 'both' }],
  ),
  accessories: [
    doorHandle(
      'Flush Pull and Lock',
      '**Flush pull:** lies within the stile, so that one panel can pass behind the next.',
      'accessories/multi-slide-pull',
      {
        prefix:
          'The leading panel locks against the jamb, or against its partner where the door parts in the middle.',
      },
    ),
  ],
})
