import { homeAddress } from '@virida/shared/site/addresses/pages'
import { brand } from '@virida/shared/site/brand'

const phone = brand.phone.label.replaceAll(' ', '\u00a0')

export const thankYouContent = {
  reference: 'Your reference:',
  next: `You will hear from us ${brand.answersWithin}. If you call ${phone} in the meantime, have the reference ready.`,
  nextWithoutReference: `You will hear from us ${brand.answersWithin}. You can also call ${phone}.`,
  home: { label: 'Back to Home', href: homeAddress },
}
