/*
 * npm run resources:revise -w mfe-tools -- "What changed, in a sentence."
 * Gives the sheets that changed since their revision the next one, of today: adds a change to changes.json and writes
 * the new hashes. Run it when the check of the technical resources says that sheets changed, and commit both files.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateFiles } from '@virida/shared/platform/release/build/generated-files'
import { sheetNames } from '../../src/resources/files'
import { resources } from '../../src/resources/resources'
import { changes, type Change } from '../../src/resources/revision'
import { changedSheets, fingerprintsFile, fingerprintsIn, type Fingerprints } from './fingerprints'

const section = path.resolve(import.meta.dirname, '../..')
const changesFile = path.join(section, 'src/resources/changes.json')

/** Longest note, in characters: two lines on a page. */
const longestNote = 160

const note = process.argv.slice(2).join(' ').trim()
if (!note || note.length > longestNote) {
  console.error(
    `Cannot revise the drawings: say what changed in at most ${longestNote} characters, for example\n` +
      '  npm run resources:revise -w mfe-tools -- "The sill of the casement is 1/4 in lower."',
  )
  process.exit(1)
}

const write = (file: string, content: unknown) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
const date = new Date().toISOString().slice(0, 10)

/** The list with a change of today. A run with the same note on the same day adds its sheets to the same change. */
function withChange(sheets: readonly string[]): readonly Change[] {
  const [newest, ...older] = changes
  if (newest?.date === date && newest.note === note)
    return [{ ...newest, sheets: [...new Set([...newest.sheets, ...sheets])] }, ...older]
  return [{ date, note, sheets }, ...changes]
}

const known = new Set(changes.flatMap(({ sheets }) => sheets))
const added = resources.flatMap(sheetNames).filter((name) => !known.has(name))
if (added.length > 0) {
  // A sheet without a revision cannot be generated. The program reads the list once, so a new one continues.
  write(changesFile, withChange(added))
  execFileSync(process.execPath, ['--import', 'tsx', import.meta.filename, note], { stdio: 'inherit' })
  process.exit()
}

const generated = await generateFiles(section)
if (!generated) throw new Error('Cannot revise the drawings: scripts/public-files.ts is missing')
const before = JSON.parse(readFileSync(fingerprintsFile, 'utf8')) as Fingerprints
const after = await fingerprintsIn(path.join(generated.folder, 'technical_resources'))
// A sheet without a hash has its first revision already.
const revised = changedSheets(before, after).filter((name) => name in before)
if (revised.length > 0) write(changesFile, withChange(revised))
write(fingerprintsFile, after)
console.log(
  revised.length > 0
    ? `These sheets have a new revision of ${date}:\n  ${revised.join('\n  ')}`
    : 'No sheet with a revision has changed.',
)
