import { brand } from '@virida/shared/site/brand'

export const formSheetContent = {
  legend: 'Please fill in the fields marked with a star (*).',
  noScript: `Sending this form needs JavaScript, which is turned off in your browser. Call us at ${brand.phone.label} or write to ${brand.serviceEmail} instead, with the same details.`,
}
