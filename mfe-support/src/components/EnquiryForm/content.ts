import { brand } from '@virida/shared/site/brand'

export const enquiryFormContent = {
  send: 'Send message',
  next: `We answer every message ${brand.answersWithin}.`,
  unconfirmed: {
    title: 'We could not confirm your last message',
    text: 'The page was left before our server had answered. Your message is back in the form: send it again, it will not arrive twice.',
    discard: 'Empty the form',
  },
}
