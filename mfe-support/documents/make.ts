import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { documents } from '../src/documents/documents'
import { pdfPath } from '../src/documents/model'
import { fingerprint } from './fingerprint'
import { writePdf } from './write-pdf'

/*
 * npm run documents -w mfe-support
 * Writes the PDFs of all documents into public/warranties/, and their sizes for the links that lead to them.
 */
const dir = import.meta.dirname
const app = path.join(dir, '..')
mkdirSync(path.join(app, 'public', 'warranties'), { recursive: true })

const sizes: Record<string, number> = {}
for (const document of documents) {
  const pdf = await writePdf(document, fingerprint(document, dir))
  writeFileSync(path.join(app, 'public', pdfPath(document.id)), pdf)
  sizes[document.id] = pdf.length
  console.log(`${pdfPath(document.id)} ${pdf.length} bytes`)
}
writeFileSync(path.join(app, 'src', 'documents', 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`)
