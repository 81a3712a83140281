export const enquiryFormContent = {
  send: 'Send message',
  next: 'We read every message and answer within our business hours.',
}
