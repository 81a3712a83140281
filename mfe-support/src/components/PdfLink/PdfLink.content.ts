import sizes from '../../documents/sizes.json'

const kilobytes = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
})

/** Kind and size of a document's file, as they stand in its link. */
export const pdfNote = (id: string) =>
  `(PDF, ${kilobytes.format((sizes as Record<string, number>)[id]! / 1024)})`
