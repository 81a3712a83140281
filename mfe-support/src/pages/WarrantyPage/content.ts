import { serviceRequestPath, warrantyAddress } from '@virida/shared/site/addresses/pages'
import { supportCrumbs } from '../../content/crumbs'
import { exclusionsTitle, sampleNote } from '../../documents/common-terms'
import type { WarrantyKind } from '../../documents/coverage'
import { doorWarranty } from '../../documents/door-warranty'
import type { SupportDocument } from '../../documents/model'
import { newConstructionWarranty } from '../../documents/new-construction-warranty'
import { retrofitWarranty } from '../../documents/retrofit-warranty'

/** Put before the ids of the sections of a warranty, because the page shows three warranties with the same sections. */
export const termsIdPrefix = ({ id }: Pick<SupportDocument, 'id'>) => `${id}-`

export const warrantyContent = {
  crumbs: supportCrumbs({ label: 'Warranties', href: warrantyAddress }),
  title: 'Warranty',
  intro: 'Our warranties cover materials and workmanship. The table shows for how long.',
  documents: [newConstructionWarranty, retrofitWarranty, doorWarranty],
  matrix: {
    title: 'How long each part is covered',
    intro:
      'From the close of escrow for new construction, and from the day of purchase for the other two. “Lifetime” means as long as you own the home and live in it.',
    caption: 'Years of coverage by part and warranty',
    part: 'Part',
    warranties: [
      { kind: 'newConstruction', label: 'New construction' },
      { kind: 'retrofit', label: 'Retrofit' },
      { kind: 'doors', label: 'Bi-fold and multi-slide doors' },
    ] satisfies { kind: WarrantyKind; label: string }[] as readonly { kind: WarrantyKind; label: string }[],
    glassSeal: 'Glass seal: fog between the panes',
    stressCrack: 'Stress crack: glass that cracks without an impact',
    laborRow: 'Labor, unless the part says otherwise',
    labor: (period: string) => (period === 'Not covered' ? 'Labor not covered' : `Labor ${period}`),
    notMade: 'Not listed',
  },
  /** Texts and links about the organizations that rate products, in order. */
  ratings: [
    'Three organizations set the standards that windows and doors are rated by: ',
    { label: 'AAMA', href: 'https://fgiaonline.org' },
    ' (now part of FGIA) for strength, air and water, ',
    { label: 'NFRC', href: 'https://www.nfrc.org' },
    ' for heat and daylight, and ',
    { label: 'Energy Star', href: 'https://www.energystar.gov' },
    ' for efficiency in each climate zone. Our products are rated to NFRC procedures and carry their own label; select glass packages qualify for Energy Star in some zones.',
  ] as readonly (string | { label: string; href: string })[],
  list: {
    title: 'Which warranty is yours?',
    intro: 'It depends on how the product was bought.',
  },
  exclusions: {
    title: exclusionsTitle,
    intro: 'This is the same in all three warranties.',
    more: 'Each warranty adds a few points for its own products:',
  },
  read: {
    title: 'Full terms',
    intro: 'The same text as in the PDFs. Select a warranty to read it.',
    note: sampleNote,
  },
  call: {
    title: 'Is something not working?',
    text: 'Send a service request with photos, or call us. Have your order number ready. It is on the label in the frame.',
  },
  service: { label: 'Request service', href: serviceRequestPath },
}

export const warrantyHead = {
  title: 'Warranty',
  description:
    'New construction, retrofit and door warranties of Virida Windows & Doors: what is covered per part and year, transfer, exclusions and claims.',
  crumbs: warrantyContent.crumbs,
}
