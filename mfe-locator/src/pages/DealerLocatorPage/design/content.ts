import { brand } from '@virida/shared/site/brand'

export const designMail = {
  subject: `Quote request: ${brand.name} design`,
  body: `Hello,\n\nPlease quote this ${brand.name} design:`,
  send: 'E-mail my design',
  to: (dealer: string) => `to ${dealer}`,
  note: 'Choose a dealer to send your design to. “E-mail my design” opens a message in your mail program with every choice in it.',
  failed:
    'This design cannot be read, so it cannot be sent from here. Open it on the page of its series and try again.',
}
