import { screens, slidingDoorHandle } from '../parts/accessories'
import { doorLayouts } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'

export const series = describeSeries('sliding-glass-door', {
  description:
    'The patio door that most California houses know, with slim stiles and panels up to 48 in wide and 108 in tall. ' +
    'It takes no floor space to open and fits the opening of the door that stood there before.',
  summary:
    'Sliding glass patio doors, S-6000: panels up to 48 in wide and 108 in tall, layouts XO, OX, OXO and OXXO, dual glass, seven finishes.',
  justifications: [
    {
      title: 'Nine feet of glass',
      description: 'Panels reach 108 in, so the door can end where a tall ceiling begins.',
    },
    {
      title: 'Two panels or four',
      description:
        'XO and OX for the standard opening, OXO with a slider in the middle, OXXO where two panels part from the center.',
    },
    {
      title: 'In place of the old slider',
      description:
        'With the retrofit frame a new door goes into the old aluminum one, and stucco and patio stay as they are.',
    },
    {
      title: 'Furniture can stay put',
      description:
        'No leaf swings into the room or over the terrace. A dining table may stand a chair’s width away.',
    },
  ],
  carousel: { newConstruction: 6 },
  combinations: doorLayouts(
    ['XO', { operation: 'XO', panels: 2 }],
    ['OX', { operation: 'OX', panels: 2 }],
    ['OXO', { operation: 'OXO', panels: 3 }],
    ['OXXO', { operation: 'OXXO', panels: 4 }],
  ),
  accessories: [
    slidingDoorHandle({
      prefix: 'The handle comes with its lock; you choose how the door is opened from outside.',
    }),
    screens({ prefix: 'A sliding screen runs in a track of its own, outside the glass.' }),
  ],
})
