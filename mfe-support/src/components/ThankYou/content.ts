import { homeAddress } from '@virida/shared/site/addresses/pages'
import { brand } from '@virida/shared/site/brand'

export const thankYouContent = {
  reference: 'Your reference:',
  next: `You will hear from us ${brand.answersWithin}. If you call ${brand.phone.label} in the meantime, have the reference ready.`,
  nextWithoutReference: `You will hear from us ${brand.answersWithin}. You can also call ${brand.phone.label}.`,
  home: { label: 'Back to Home', href: homeAddress },
}
