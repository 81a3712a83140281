import { homeAddress } from '@virida/shared/site/addresses/pages'
import { brand } from '@virida/shared/site/brand'
import { unbroken } from '@virida/shared/site/unbroken'

const phone = unbroken(brand.phone.label)

export const thankYouContent = {
  reference: 'Your reference:',
  next: `You will hear from us ${brand.answersWithin}. If you call ${phone} in the meantime, have the reference ready.`,
  nextWithoutReference: `You will hear from us ${brand.answersWithin}. You can also call ${phone}.`,
  home: { label: 'Back to Home', href: homeAddress },
}
