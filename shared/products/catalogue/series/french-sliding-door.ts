import { frenchSlidingHandle, screens } from '../parts/accessories'
import { doorLayouts } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'

export const series = describeSeries('french-sliding-door', {
  description:
    'Wide stiles and a high bottom rail give this door the face of a French pair, yet its panels slide. It is the ' +
    'answer where a swinging leaf would meet a sofa, a step or the wind.',
  summary:
    'French sliding patio doors, S-7000: wide-stile panels up to 48 in wide and 108 in tall, auto-lock handle available, dual glass, seven finishes.',
  justifications: [
    {
      title: 'A French face that slides',
      description:
        'The broad frame around each lite reads as a hinged door from the garden. The room gives up no floor for it.',
    },
    {
      title: 'A handle that locks itself',
      description:
        'Beside the standard manual lock there is an upgrade: the auto-lock handle, which latches as the panel closes.',
    },
    {
      title: 'From a pair to a wall',
      description:
        'Two panels for a bedroom, OXO for a family room, OXXO when the whole side of the house should meet the terrace.',
    },
    {
      title: 'Seven finishes on a broad frame',
      description:
        'More frame means more color. Capstock in espresso or black shows here as it does on no other sliding door of ours.',
    },
  ],
  carousel: { newConstruction: 4 },
  combinations: doorLayouts(
    ['XO', { operation: 'XO', panels: 2 }],
    ['OX', { operation: 'OX', panels: 2 }],
    ['OXO', { operation: 'OXO', panels: 3 }],
    ['OXXO', { operation: 'OXXO', panels: 4 }],
  ),
  accessories: [
    frenchSlidingHandle({
      prefix: 'The wide stile carries a full-size handle. Decide first how it should lock.',
    }),
    screens({ prefix: 'The screen slides outside the panels and covers the opening half.' }),
  ],
})
