import { documentIds } from '@virida/shared/site/addresses/documents'
import { claims, definitions, exclusions, limits, remedy } from './common-terms'
import { coverageTable } from './coverage'
import { list, text, type SupportDocument } from './model'

export const newConstructionWarranty: SupportDocument = {
  id: documentIds.newConstructionWarranty,
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
        coverageTable('newConstruction', 'Coverage per part, in years from the beginning of the warranty'),
        text(
          'In rented homes, and in buildings that do not serve as a home, all periods for parts are 5 years at most and labor is covered for 1 year.',
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
