import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listed } from '../../src/resources/files'
import { resources } from '../../src/resources/resources'
import { readPdf } from './read-pdf'

/** Hashes of what the sheets show, by the name of the sheet. */
export type Fingerprints = Readonly<Record<string, string>>

/** The checked-in hashes of the sheets in their newest revision. */
export const fingerprintsFile = path.resolve(import.meta.dirname, 'fingerprints.json')

/**
 * What a file shows, without its own revision. Of a PDF this is the text, because its compressed bytes depend on the
 * version of Node; its drawing is the one in the SVG and DXF files of the sheet.
 */
async function shownIn(file: string, content: Uint8Array): Promise<Uint8Array | string> {
  if (!file.endsWith('.pdf')) return content
  const { title, pages } = await readPdf(content)
  return [title, ...pages.map(({ text }) => text.replace(/Revision: \S+ \S+/, ''))].join('\n')
}

/** The hashes of all sheets in a folder of generated files. Rejects when a file is missing or is not valid. */
export async function fingerprintsIn(folder: string): Promise<Fingerprints> {
  const files = resources.flatMap(listed).map(({ file }) => file)
  const hashes = new Map<string, ReturnType<typeof createHash>>()
  for (const file of files.filter((one) => !one.endsWith('.zip'))) {
    const { name, ext } = path.parse(file)
    const hash = hashes.get(name) ?? createHash('sha256')
    hashes.set(name, hash)
    hash.update(ext).update(await shownIn(file, readFileSync(path.join(folder, file))))
  }
  return Object.fromEntries([...hashes].map(([name, hash]) => [name, hash.digest('hex').slice(0, 16)]))
}

/** The sheets whose hash is not the recorded one. */
export const changedSheets = (before: Fingerprints, after: Fingerprints): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name])
