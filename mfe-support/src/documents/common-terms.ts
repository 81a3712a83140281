import { brand } from '@virida/shared/site/brand'
import { list, steps, text, type DocumentSection } from './model'

const company = brand.legalName

/** Shown in every document, so that nobody takes the sample terms for binding ones. */
export const sampleNote = `Sample terms. This document shows the form of a ${brand.name} document. Its terms and periods are examples, to be replaced by the company’s own before it is given to customers.`

export const definitions: DocumentSection = {
  title: 'Words used in this warranty',
  blocks: [
    list(
      `“We” and “us” mean ${company}, the maker of the product.`,
      '“You” means the owner of the home or building in which the product was first installed.',
      '“Product” means a window or patio door that we made, with the parts we delivered with it.',
      '“Defect” means a fault in material or workmanship that was there when the product left our plant, even if it shows later.',
    ),
  ],
}

export const remedy: DocumentSection = {
  title: 'What we do',
  blocks: [
    text(
      'When a covered part has a defect within its period, we choose one of the following, without charge for the part and its freight to your dealer or job site:',
    ),
    list(
      'We repair the part.',
      'We deliver a new part of the same kind, or the nearest one that we still make. Color and pattern of new parts can differ from parts that have weathered.',
      'We refund the price of the part if neither is possible within a reasonable time.',
    ),
    text(
      'The period of a repaired or new part is what was left of the first period, and 90 days at least. Labor is covered only as long as the table says.',
    ),
  ],
}

/** Heading of what voids a warranty, in the warranties and on their page. */
export const exclusionsTitle = 'What voids it or is not covered'

/** What none of the warranties covers. */
export const commonExclusions: readonly string[] = [
  'Damage from an installation that did not follow our instructions, the building code or good practice, including sealant and flashing around the product.',
  'Damage from movement of the building, overloaded headers, or openings that are not level, plumb and square.',
  'Accidents, misuse, fire, flood, earthquake, wind beyond the rating of the product, and other forces of nature.',
  'Films, tints, paint, shutters or alarm parts that somebody else put on the product.',
  'Cleaning with solvents, acids, abrasives or pressure washers, and work on stucco without masking the product.',
  'Normal weathering: a slow and even change of color or gloss.',
  'Condensation on the surfaces of glass, which comes from humidity and temperature. Condensation between the panes is covered as a seal failure.',
  'Broken glass, except a stress crack within the period in the table.',
  'Lack of care. Our care instructions say what is needed and how often.',
]

export const exclusions = (...more: string[]): DocumentSection => ({
  title: exclusionsTitle,
  blocks: [list(...commonExclusions, ...more)],
})

export const claims: DocumentSection = {
  title: 'How to make a claim',
  blocks: [
    steps(
      'Write down the order number and the line number. They are on the order confirmation and on the label in the frame.',
      'Take a photo of the whole product, and one of the place that needs service.',
      `Send a service request on our website (Support, Service Request), call ${brand.phone.label}, or write to ${brand.serviceEmail}, within 30 days after you noticed the defect.`,
      'Let us, or the dealer we name, see the product. We may ask for the part, and pay its freight if it has a covered defect.',
      'Keep the product in place and protect it from further damage until we have decided. We answer every claim in writing.',
    ),
    text(
      `Our address is ${brand.address.street}, ${brand.address.city}, ${brand.address.region} ${brand.address.postalCode}. We answer the phone ${brand.hours.label} (${brand.hours.zone}).`,
    ),
  ],
}

export const limits: DocumentSection = {
  title: 'Limits of this warranty',
  blocks: [
    text(
      'This is the only written warranty that we give for the product. No dealer, builder or installer can extend it in our name; what they promise you for their own work binds them alone.',
    ),
    text(
      'As far as the law allows, we do not pay for indirect damage, such as lost time, lost use of rooms, or damage to other parts of the building; and warranties that the law implies last no longer than the periods in the table.',
    ),
    text(
      'Some states do not allow such limits, so they may not apply to you. The law of your state may give you rights beyond this document, and nothing in it takes them away.',
    ),
  ],
}
