import { claims, definitions, exclusions, limits, remedy } from './common-terms'
import { list, table, text, type SupportDocument } from './model'

export const retrofitWarranty: SupportDocument = {
  id: 'retrofit-full-lifetime-warranty',
  title: 'Retrofit Full Lifetime Warranty',
  audience: 'For retrofit installation or dealer purchase',
  summary:
    'For windows and patio doors that replaced older ones, or were bought from a dealer. Most parts are covered for as long as you own and live in the home.',
  sections: [
    {
      title: 'Who is covered',
      blocks: [
        text(
          'This warranty is for the owner of a single-family home in which the product was installed as a replacement, or who bought it from one of our dealers, and who lives in that home.',
        ),
        text(
          'It begins on the day of purchase. “Lifetime” means as long as you own the home and live in it. The terms below say for each part what that includes.',
        ),
      ],
    },
    definitions,
    {
      title: 'What is covered, and for how long',
      blocks: [
        table(
          'Coverage per part, from the day of purchase',
          ['Part', 'Defect', 'Parts', 'Labor'],
          [
            [
              'Vinyl frame and sash',
              'Cracks, peels, blisters, corrodes or warps so that it no longer works',
              'Lifetime',
              '2 years',
            ],
            ['Welded corners', 'Separate', 'Lifetime', '2 years'],
            [
              'Insulating glass seal',
              'Fails, so that fog or film forms between the panes',
              'Lifetime',
              '2 years',
            ],
            ['Glass, stress crack', 'Cracks without a blow', '5 years', '1 year'],
            ['Exterior color finish', 'Peels, cracks or blisters', '10 years', '2 years'],
            ['Balances, rollers, operators, hinges', 'No longer work', 'Lifetime', '2 years'],
            [
              'Locks, handles, latches',
              'No longer work; the plating comes off',
              'Lifetime; plating 5 years',
              '2 years',
            ],
            ['Weatherstripping', 'Comes loose or loses its shape', '5 years', '2 years'],
            ['Screen frame', 'Breaks at its corners', '5 years', 'Not covered'],
            ['Screen cloth', 'Not covered after delivery', 'Not covered', 'Not covered'],
          ],
        ),
        text(
          'Bi-fold and multi-slide doors have a warranty of their own. In homes that are let, in condominiums held by an association, and in buildings that do not serve as a home, “lifetime” means 10 years.',
        ),
      ],
    },
    remedy,
    {
      title: 'When the home is sold',
      blocks: [
        text('The warranty can be passed on once, to the first buyer of the home. It then covers:'),
        list(
          'frame, sash, corners and glass seal until 10 years after the first purchase,',
          'moving parts and hardware until 5 years after the first purchase,',
          'everything else for what is left of its period.',
        ),
        text(
          'Tell us the name of the buyer and the order number within 60 days after the sale. There is no fee.',
        ),
      ],
    },
    exclusions(
      'The opening around the product: rot, rust or leaks of the old frame over which a retrofit frame was set.',
      'Products that were moved from the opening in which they were first installed.',
    ),
    claims,
    limits,
  ],
}
