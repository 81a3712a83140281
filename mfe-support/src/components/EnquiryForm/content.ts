export const enquiryFormContent = {
  send: 'Send message',
  next: 'We read every message and answer within our business hours.',
  unconfirmed: {
    title: 'We could not confirm your last message',
    text: 'The page was left before our server had answered. Your message is back in the form: send it again, it will not arrive twice.',
    discard: 'Empty the form',
  },
}
