import { fuzzRuns, fuzzTimeout } from '@virida/shared/platform/testing/fuzz-runs'
import fc from 'fast-check'
import { readScheduleFile } from './read/read-file'
import { damaged, edited } from './testing/edits'
import { expectAllRows, expectReadOrRefused } from './testing/expect-rows'
import { schedules } from './testing/schedules'
import { packed, workbook, workbookFiles, type CellValue } from './testing/workbook'

jest.setTimeout(fuzzTimeout)

/** Compressing would take longer than reading. The test before this one reads compressed workbooks. */
const stored = { level: 0 } as const

const readFirst = async (bytes: Uint8Array) =>
  (await readScheduleFile(new Blob([bytes as BlobPart])))[0].table

const house = (schedules[0] ?? '').split('\n').map((line) => line.split('\t').slice(0, 8))

it('reads or refuses a workbook with changed bytes', async () => {
  const check = (bytes: Uint8Array) => expectReadOrRefused(() => readFirst(bytes))
  await fc.assert(fc.asyncProperty(damaged(workbook(house)), check), { numRuns: fuzzRuns(200) })
})

it('reads or refuses a workbook whose parts are changed', async () => {
  const files = workbookFiles(house)
  const changed = fc
    .constantFrom(...Object.keys(files))
    .chain((name) => edited(files[name] ?? '').map((text) => packed({ ...files, [name]: text }, {}, stored)))
  const check = (bytes: Uint8Array) => expectReadOrRefused(() => readFirst(bytes))
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
    const table = await readFirst(workbook(given))
    const words = (cells: readonly CellValue[]) => cells.map((value) => String(value).trim()).filter(Boolean)
    const last = given.findLastIndex((row) => row.length > 0)
    expect(table.map(words)).toEqual(given.slice(0, last + 1).map(words))
    expectAllRows(table)
  }
  await fc.assert(fc.asyncProperty(rows, check), { numRuns: fuzzRuns(200) })
})
