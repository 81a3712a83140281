import { claims, definitions, exclusions, limits, remedy } from './common-terms'
import { list, table, text, type SupportDocument } from './model'

export const newConstructionWarranty: SupportDocument = {
  id: 'new-construction-limited-warranty',
  title: 'New Construction Limited Warranty',
  audience: 'For new construction',
  summary:
    'For windows and patio doors that were installed in a home while it was being built. It begins at close of escrow and passes to later owners.',
  sections: [
    {
      title: 'Who is covered',
      blocks: [
        text(
          'This warranty is for the first owner of a newly built home, and for those who own it later, until the periods end. Until close of escrow the builder has the rights of the owner.',
        ),
        text(
          'It begins on the day of close of escrow, and 12 months after delivery to the job site at the latest.',
        ),
      ],
    },
    definitions,
    {
      title: 'What is covered, and for how long',
      blocks: [
        table(
          'Coverage per part, in years from the beginning of the warranty',
          ['Part', 'Defect', 'Parts', 'Labor'],
          [
            [
              'Vinyl frame and sash',
              'Cracks, peels, blisters, corrodes or warps so that it no longer works',
              '10 years',
              '2 years',
            ],
            ['Welded corners', 'Separate', '10 years', '2 years'],
            [
              'Insulating glass seal',
              'Fails, so that fog or film forms between the panes',
              '10 years',
              '2 years',
            ],
            ['Glass, stress crack', 'Cracks without a blow', '1 year', '1 year'],
            ['Exterior color finish', 'Peels, cracks or blisters', '10 years', '2 years'],
            ['Balances, rollers, operators, hinges', 'No longer work', '5 years', '2 years'],
            ['Locks, handles, latches', 'No longer work; the plating comes off', '5 years', '2 years'],
            ['Weatherstripping', 'Comes loose or loses its shape', '2 years', '2 years'],
            ['Screen frame', 'Breaks at its corners', '1 year', 'Not covered'],
            ['Screen cloth', 'Not covered after delivery', 'Not covered', 'Not covered'],
          ],
        ),
        text(
          'In homes that are let, and in buildings that do not serve as a home, all periods for parts are 5 years at most and labor is covered for 1 year.',
        ),
      ],
    },
    remedy,
    {
      title: 'When the home is sold',
      blocks: [
        text(
          'The warranty passes to the next owner without a fee and without registration. The periods go on; they do not begin again.',
        ),
        list(
          'Give the next owner this document and the order number.',
          'A bill of sale of the home is proof enough.',
        ),
      ],
    },
    exclusions('Products that were moved from the opening in which they were first installed.'),
    claims,
    limits,
  ],
}
