import { brand } from '@virida/shared/site/brand'

export const enquiryFormContent = {
  send: 'Send message',
  next: `We answer every message ${brand.answersWithin}.`,
  unconfirmed: {
    title: 'We could not confirm your last message',
    text: 'You left the page before our server answered. Your message is back in the form. Send it again; we won’t receive it twice.',
    discard: 'Clear the form',
  },
}
