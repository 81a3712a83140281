import { codeEdition } from './code-edition'

export const shareContent = {
  copy: 'Copy link',
  copied: 'The link is copied. It opens this page with this window and its result.',
  refused: 'Your browser did not let us copy. The link is the address of this page.',
  print: 'Print sheet for the permit file',
}

export const sheetContent = {
  title: 'Egress calculation for the permit file',
  date: 'Date',
  code: 'Code',
  edition: codeEdition,
  blanks: ['Project', 'Address', 'Room', 'Prepared by'],
  address: 'Calculated at',
}
