import { plural } from '@virida/shared/products/project/count-words'
import { projectAddress } from '@virida/shared/site/addresses/pages'
import { brand } from '@virida/shared/site/brand'

export const sendContent = { to: (dealer: string) => `to ${dealer}` }

export const designMail = {
  subject: `Quote request: ${brand.name} design`,
  body: `Hello,\n\nPlease quote this ${brand.name} design:`,
  send: 'E-mail my design',
  note: 'Choose a dealer to send your design to. “E-mail my design” opens a message in your mail program with every choice in it.',
  failed:
    'This design cannot be read, so it cannot be sent from here. Open it on the page of its series and try again.',
}

export const projectSending = {
  send: `Send my project through ${brand.name}`,
  mail: 'E-mail my project',
  subject: (name: string) => `Quote request: ${brand.name} windows and doors${name && `, ${name}`}`,
  body: (units: number, rows: number, link: string) =>
    `Hello,\n\nPlease quote this list: ${plural(units, 'window or door', 'windows and doors')} in ${plural(rows, 'row', 'rows')}.\n\nOpen the list:\n${link}\n`,
  note: `Send your project to a dealer: through ${brand.name} with every opening listed, or in an e-mail of your own with its link.`,
  noteWithoutMail: `Send your project to a dealer through ${brand.name}, with every opening listed. Its link is too long for an e-mail of your own: for that, save the list as a file on its page.`,
  unsendable:
    'Your project is too long for a link, or this browser cannot make one. To send it, save it as a file on its page and attach the file to a message.',
  open: { label: 'Open my project', href: projectAddress },
}
