import { brand } from '@virida/shared/site/brand'

export const formSheetContent = {
  legend: 'Please fill in the fields marked with a star (*).',
  noScript: `Sending this form needs JavaScript, which is switched off in your browser. Call us at ${brand.phone.label} or write to ${brand.serviceEmail} instead: we need the same details.`,
}
