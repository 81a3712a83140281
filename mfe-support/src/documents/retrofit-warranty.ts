import { documentIds } from '@virida/shared/site/addresses/documents'
import { claims, definitions, exclusions, limits, remedy } from './common-terms'
import { coverageTable } from './coverage'
import { list, text, type SupportDocument } from './model'

export const retrofitWarranty: SupportDocument = {
  id: documentIds.retrofitWarranty,
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
        coverageTable('retrofit', 'Coverage per part, from the day of purchase'),
        text(
          'Bi-fold and multi-slide doors have a warranty of their own. In rented homes, in condominiums held by an association, and in buildings that do not serve as a home, “lifetime” means 10 years.',
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
