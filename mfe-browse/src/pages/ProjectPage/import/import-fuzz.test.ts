import { recognizeColumns } from '@virida/shared/products/schedule/columns'
import { readRows } from '@virida/shared/products/schedule/read-rows'
import type { ScheduleTable } from '@virida/shared/products/schedule/table'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ScheduleFileError } from './read/error'
import { readScheduleFile } from './read/read-file'
import { readScheduleText } from './read/read-text'
import { damaged, edited, fuzzRuns } from './testing/edits'
import { packed, workbook, workbookFiles, type CellValue } from './testing/workbook'

// `npm run fuzz` reads ten thousand changed files in each test, which takes minutes.
jest.setTimeout(600_000)

const schedules = ['builder.tsv', 'architect.csv', 'takeoff.csv'].map((name) =>
  readFileSync(join(__dirname, '../../../../../e2e/fixtures/schedules', name), 'utf8'),
)

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')

/** Every row that is not empty must be in the result, except the headings. */
function expectAllRows(table: ScheduleTable) {
  const columns = recognizeColumns(table)
  const filled = table.flatMap((cells, at) => (isFilled(cells) && at !== columns.heading ? [at + 1] : []))
  expect(readRows(table, { columns }).map(({ line }) => line)).toEqual(filled)
}

/** A file is either refused with its reason, or all its rows have a result. */
async function expectReadOrRefused(read: () => ScheduleTable | Promise<ScheduleTable>) {
  try {
    expectAllRows(await read())
  } catch (error) {
    if (!(error instanceof ScheduleFileError)) throw error
  }
}

it('gives every row of a changed text a result or a reason', async () => {
  const text = fc.oneof(...schedules.map(edited))
  const check = (changed: string) => expectReadOrRefused(() => readScheduleText(changed))
  await fc.assert(fc.asyncProperty(text, check), { numRuns: fuzzRuns(600) })
})

const house = (schedules[0] ?? '').split('\n').map((line) => line.split('\t').slice(0, 8))

it('reads or refuses a workbook with changed bytes', async () => {
  const check = (bytes: Uint8Array) =>
    expectReadOrRefused(() => readScheduleFile(new Blob([bytes as BlobPart])))
  await fc.assert(fc.asyncProperty(damaged(workbook(house)), check), { numRuns: fuzzRuns(200) })
})

it('reads or refuses a workbook whose parts are changed', async () => {
  const files = workbookFiles(house)
  const changed = fc
    .constantFrom(...Object.keys(files))
    .chain((name) => edited(files[name] ?? '').map((text) => packed({ ...files, [name]: text })))
  const check = (bytes: Uint8Array) =>
    expectReadOrRefused(() => readScheduleFile(new Blob([bytes as BlobPart])))
  await fc.assert(fc.asyncProperty(changed, check), { numRuns: fuzzRuns(200) })
})

/** Texts of cells, with only characters that XML 1.0 allows. */
const cellText = fc
  .oneof(
    fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
    fc.constantFrom('=1+1', '3050', '3\'0" x 5\'0"', ' ', 'Mark', 'Size', '½', 'line\nbreak', '<b>', '&amp;'),
  )
  .filter((text) => text.trim() !== '')
const cell = fc.oneof<fc.Arbitrary<CellValue>[]>(cellText, fc.integer({ min: 1, max: 9999 }), fc.boolean())

it('keeps every row of a workbook in its place, with empty rows between', async () => {
  const rows = fc.array(fc.array(cell, { maxLength: 8 }), { minLength: 1, maxLength: 12 })
  const check = async (given: CellValue[][]) => {
    fc.pre(given.some((row) => row.length > 0))
    const table = await readScheduleFile(new Blob([workbook(given) as BlobPart]))
    const words = (cells: readonly CellValue[]) => cells.map((value) => String(value).trim()).filter(Boolean)
    const last = given.findLastIndex((row) => row.length > 0)
    expect(table.map(words)).toEqual(given.slice(0, last + 1).map(words))
    expectAllRows(table)
  }
  await fc.assert(fc.asyncProperty(rows, check), { numRuns: fuzzRuns(200) })
})
