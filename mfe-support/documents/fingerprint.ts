import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brand } from '@virida/shared/brand'
import { sampleNote } from '../src/documents/common-terms'
import { drawings } from '../src/documents/drawings'
import type { SupportDocument } from '../src/documents/model'

const writers = ['sheet.ts', 'write-blocks.ts', 'write-pdf.ts', 'write-table.ts']

/** Changes whenever the PDF of the document would: its content, what all have in common, the code that writes it. */
export function fingerprint(document: SupportDocument, dir: string): string {
  const hash = createHash('sha256').update(JSON.stringify([document, sampleNote, drawings, brand]))
  for (const name of writers) hash.update(readFileSync(path.join(dir, name)))
  return hash.digest('hex').slice(0, 16)
}
