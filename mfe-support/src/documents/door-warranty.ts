import { documentIds } from '@virida/shared/site/addresses/documents'
import { claims, definitions, exclusions, limits, remedy } from './common-terms'
import { coverageTable } from './coverage'
import { list, text, type SupportDocument } from './model'

export const doorWarranty: SupportDocument = {
  id: documentIds.doorWarranty,
  title: 'Bi-Fold and Multi-Slide Door Limited Warranty',
  audience: 'For bi-fold and multi-slide doors',
  summary:
    'For doors whose panels fold or stack. Large panels work harder than windows, so their rollers, hinges and tracks have periods and a first adjustment of their own.',
  sections: [
    {
      title: 'Who is covered',
      blocks: [
        text(
          'This warranty is for the owner of the home in which a bi-fold or multi-slide door was first installed, and for those who own it later, until the periods end. It takes the place of our other warranties for these doors.',
        ),
        text('It begins on the day of purchase; in a newly built home, on the day of close of escrow.'),
      ],
    },
    definitions,
    {
      title: 'What is covered, and for how long',
      blocks: [coverageTable('doors', 'Coverage per part, in years from the beginning of the warranty')],
    },
    {
      title: 'Adjustment in the first year',
      blocks: [
        text(
          'Headers settle under load, and panels settle in their hinges. The installer adjusts the door once within the first year; after that, adjustment is part of its care.',
        ),
        list(
          'The gaps between panels are even from top to bottom.',
          'The lock engages without lifting or pushing a panel.',
          'Panels stay where they are left, open or closed.',
        ),
      ],
    },
    remedy,
    {
      title: 'When the home is sold',
      blocks: [
        text(
          'The warranty passes to the next owner without a fee. The periods go on; they do not begin again. Give the next owner this document and the order number.',
        ),
      ],
    },
    exclusions(
      'A header that bends more under load than our instructions allow for the width of the opening.',
      'Sills without the drainage that our instructions ask for, and water that stands higher than the sill.',
      'Panels that slam in the wind, were forced past an obstacle, or were left unlocked in a storm.',
    ),
    claims,
    limits,
  ],
}
