import { createHash } from 'node:crypto'
import { shellName } from '@virida/shared/platform/contract/composition'
import { sheetsKeyMeta } from '@virida/shared/platform/contract/known-sheets'
import type { SheetTexts } from '../releases/sheet-texts'
import { addressOf, integrityIn, type ReleaseFile } from './document-files'
import { element } from './html'

// With this attribute, webpack's loader finds that the style sheet is loaded already.
const dataHref = ({ manifest, file }: ReleaseFile) => (manifest.app === shellName ? undefined : file)

/** Identifies the style sheets of a document by their addresses. Sheets of another release have other addresses. */
export const sheetsKey = (sheets: readonly ReleaseFile[]): string =>
  createHash('sha256').update(sheets.map(addressOf).join(' ')).digest('base64url').slice(0, 6)

export const linkedSheets = (sheets: readonly ReleaseFile[]): string =>
  sheets
    .map((sheet) =>
      element('link', {
        rel: 'stylesheet',
        href: addressOf(sheet),
        integrity: integrityIn(sheet),
        'data-href': dataHref(sheet),
      }),
    )
    .join('\n')

/** The style sheets as elements of the document, and the hashes that its policy must allow. */
type InlinedSheets = { html: readonly Buffer[]; hashes: readonly string[] }

/** @returns undefined when one of the sheets must be linked. */
export async function inlinedSheets(
  sheets: readonly ReleaseFile[],
  texts: SheetTexts,
): Promise<InlinedSheets | undefined> {
  const html: Buffer[] = [Buffer.from(element('meta', { name: sheetsKeyMeta, content: sheetsKey(sheets) }))]
  const hashes: string[] = []
  for (const sheet of sheets) {
    const text = await texts.text(sheet.manifest, sheet.file)
    const hash = integrityIn(sheet)
    if (!text || !hash) return undefined
    const start = element('style', { 'data-href': dataHref(sheet), 'data-src': addressOf(sheet) })
    html.push(Buffer.from(`\n${start}`), text, Buffer.from('</style>'))
    hashes.push(hash)
  }
  return { html, hashes }
}
