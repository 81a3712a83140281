import { serviceRequestPath, warrantyAddress } from '@virida/shared/site/addresses/pages'
import { supportCrumbs } from '../../content/crumbs'
import { doorWarranty } from '../../documents/door-warranty'
import { newConstructionWarranty } from '../../documents/new-construction-warranty'
import { retrofitWarranty } from '../../documents/retrofit-warranty'

export const warrantyContent = {
  crumbs: supportCrumbs({ label: 'Warranties', href: warrantyAddress }),
  title: 'Warranty',
  /** Texts and links of the intro, in order. */
  intro: [
    'Three bodies set the measures by which windows and doors are rated: ',
    { label: 'AAMA', href: 'https://fgiaonline.org' },
    ' (today part of FGIA) for strength, air and water, ',
    { label: 'NFRC', href: 'https://www.nfrc.org' },
    ' for heat and daylight, and ',
    { label: 'Energy Star', href: 'https://www.energystar.gov' },
    ' for efficiency in each climate zone. Our products are rated to NFRC procedures and carry their own label; select glass packages qualify for Energy Star in some zones. Our warranties stand behind the material and the workmanship.',
  ] as readonly (string | { label: string; href: string })[],
  documents: [newConstructionWarranty, retrofitWarranty, doorWarranty],
  list: {
    title: 'Three warranties',
    intro: 'Which one is yours depends on how the product came into the home.',
  },
  read: {
    title: 'Read them here',
    intro: 'The same words as in the PDFs. Select a warranty to open it.',
  },
  call: {
    title: 'Is something not working?',
    text: 'Send a service request with photos, or call us. Have the order number at hand: it is on the label in the frame.',
  },
  service: { label: 'Request service', href: serviceRequestPath },
}

export const warrantyHead = {
  title: 'Warranty',
  description:
    'New construction, retrofit and door warranties of Virida Windows & Doors: what is covered per part and year, transfer, exclusions and claims.',
  crumbs: warrantyContent.crumbs,
}
