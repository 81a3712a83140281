import { createHash } from 'node:crypto'
import type { DocumentData } from '@virida/shared/platform/contract/composition'
import { readKnownSheets } from '@virida/shared/platform/contract/known-sheets'
import { Encoded } from '../http/encoded'
import { isFresh } from '../http/fresh'
import type { SheetTexts } from '../releases/sheet-texts'
import { dataElement, renderDocument, type DocumentParts } from './document'
import { requestModulesHash } from './later-modules'
import { startWatchHash } from './start-watch'
import { inlinedSheets, linkedSheets, sheetsKey } from './sheets'

/** A document as it is sent. */
export type DocumentForm = {
  body: Encoded
  etag: string
  /** Hashes of the scripts and styles in the document, for its policy. */
  scripts: readonly string[]
  styles: readonly string[]
  /** The same document with other data. */
  withData: (data: DocumentData) => DocumentForm
}

/**
 * The two forms of a document. One contains its styles, so that nothing has to be loaded before the first paint; the
 * other links them, for browsers that have them in their cache.
 */
export type DocumentForms = {
  linked: DocumentForm
  /** Missing when the document must link its style sheets. */
  inlined?: DocumentForm
  /** Identifies the style sheets. */
  key: string
}

/** @param texts Without them the document is only made in the form that links its style sheets. */
export async function documentForms(
  parts: DocumentParts,
  data: DocumentData,
  texts?: SheetTexts,
): Promise<DocumentForms> {
  const { sheets, ...text } = renderDocument(parts)
  const start = Buffer.from(text.start)
  const requests = Buffer.from(text.requests)
  const rest = Buffer.from(text.rest)
  const form = formWith(Buffer.from(text.body), data)
  const linked = form([start, Buffer.from(`${linkedSheets(sheets)}\n`), requests, rest])
  const inlined = texts && (await inlinedSheets(sheets, texts))
  return {
    key: sheetsKey(sheets),
    // The first paint waits for linked style sheets, so they are requested first.
    linked,
    // Styles in the document come after the elements that request files, so that these requests start earlier.
    ...(inlined
      ? { inlined: form([start, requests, ...inlined.html, Buffer.from('\n'), rest], inlined.hashes) }
      : {}),
  }
}

/** The forms with other data. */
export const withData = ({ linked, inlined, key }: DocumentForms, data: DocumentData): DocumentForms => ({
  key,
  linked: linked.withData(data),
  ...(inlined ? { inlined: inlined.withData(data) } : {}),
})

function formWith(body: Buffer, data: DocumentData) {
  return (head: readonly Buffer[], styles: readonly string[] = []): DocumentForm => {
    const parts = [...head, Buffer.from(dataElement(data)), body]
    const hash = createHash('sha256')
    for (const part of parts) hash.update(part)
    return {
      body: new Encoded(parts),
      // A weak tag, because the compressed forms of the document differ in their bytes.
      etag: `W/"${hash.digest('base64url').slice(0, 22)}"`,
      scripts: [startWatchHash, requestModulesHash],
      styles,
      withData: (other) => formWith(body, other)(head, styles),
    }
  }
}

/** What a browser says about the document that it asks for. */
type Asked = {
  /** The cookie with the style sheets that it has. */
  knownSheets: string | undefined
  ifNoneMatch: string | undefined
}

/** The form for a browser. One that has a form in its cache keeps it, so that nothing is sent again. */
export function formFor({ linked, inlined, key }: DocumentForms, asked: Asked): DocumentForm {
  if (!inlined) return linked
  const [best, other] = readKnownSheets(asked.knownSheets).includes(key)
    ? [linked, inlined]
    : [inlined, linked]
  return !isFresh(asked.ifNoneMatch, best.etag) && isFresh(asked.ifNoneMatch, other.etag) ? other : best
}
