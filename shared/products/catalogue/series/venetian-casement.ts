import { crankAndSideLock, screens } from '../parts/accessories'
import { casementCombinations, combinationsOf } from '../parts/combinations'
import { describeSeries } from '../parts/describe-series'
import { colonial, gridsOf, marginal, perimeter, prairie } from '../parts/grids'

export const series = describeSeries('venetian-casement', {
  description:
    'Hinged at the side and opened with a crank, the casement swings its whole sash out and catches the breeze that ' +
    'runs along the wall. Closed, one lever pulls it tight against the frame.',
  summary:
    'Venetian casement windows, S-4000: 16 to 36 in wide, 17 1/2 to 72 in tall, crank and side lock, dual or triple glass, seven finishes.',
  justifications: [
    {
      title: 'The whole sash opens',
      description:
        'No rail crosses the view and no half stays shut. What you open is the full sash, edge to edge.',
    },
    {
      title: 'Scoops the breeze',
      description:
        'An open casement stands out from the wall like a hand. Order left or right hinges to suit the wind of the site.',
    },
    {
      title: 'Egress from a small frame',
      description:
        'Our calculator finds 5.7 sq ft from 26 1/2 by 45 1/2 in, or 36 by 32 1/2 in. A Venetian slider that passes is at least 51 1/2 in wide.',
    },
    {
      title: 'Closed by compression',
      description:
        'The side lock draws the sash inward onto its weatherstripping all the way around, and there is no sliding joint.',
    },
  ],
  carousel: { newConstruction: 8, retrofit: 8 },
  grids: gridsOf(
    ['Colonial 2 by 3', colonial(2, 3)],
    ['Colonial 2 by 4', colonial(2, 4)],
    ['Ladder', colonial(1, 4)],
    ['Marginal', marginal],
    ['Perimeter', perimeter],
    ['Prairie', prairie],
  ),
  combinations: combinationsOf(casementCombinations),
  accessories: [
    crankAndSideLock({
      prefix:
        'You open the window with the crank at the sill and lock it with a lever on the hinge-free jamb.',
    }),
    screens({ prefix: 'Because the sash opens outward, the screen sits on the room side.' }),
  ],
})
