import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { documents } from '../src/documents/documents'
import { documentPath } from '@virida/shared/site/addresses/documents'
import { writePdf } from './documents/write-pdf'

/** Writes the PDFs of all documents into a folder that is served from the root of the site. */
export async function writePublicFiles(folder: string): Promise<void> {
  for (const document of documents) {
    const file = path.join(folder, documentPath(document.id))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, await writePdf(document))
  }
}
