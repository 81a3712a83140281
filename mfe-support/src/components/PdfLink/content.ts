import { generatedSizes } from '@virida/shared/site/files/generated-sizes'
import { madeOnce } from '@virida/shared/site/made-once'

const kilobytes = madeOnce(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'unit',
      unit: 'kilobyte',
      maximumFractionDigits: 0,
    }),
)

/** Type and size of a document's file, as its link shows them: `(PDF, 38 kB)`. */
export function pdfNote(id: string): string {
  const bytes = generatedSizes[`${id}.pdf`]
  return bytes === undefined ? '(PDF)' : `(PDF, ${kilobytes().format(bytes / 1024)})`
}
