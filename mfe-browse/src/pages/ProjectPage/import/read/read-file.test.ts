/** @jest-environment node */
import { packed, sheetFiles, workbook, workbookFiles } from '../testing/workbook'
import { ScheduleFileError } from './error'
import { readScheduleFile } from './read-file'

const blob = (bytes: Uint8Array | string) => new Blob([bytes as BlobPart])
const firstTable = async (file: Blob) => (await readScheduleFile(file))[0].table
/**
 * Processor time that a refusal may take, in ms. It counts every thread of the process, also those of the
 * garbage collector and the compiler, so it differs by a factor of two between machines.
 */
const REFUSAL_CPU_MS = 3000
const problem = async (bytes: Uint8Array | string) =>
  readScheduleFile(blob(bytes)).then(
    () => 'read',
    (error: unknown) => (error instanceof ScheduleFileError ? error.code : String(error)),
  )

it('reads the sheet of an XLSX file as texts', async () => {
  const table = await firstTable(
    blob(
      workbook([
        ['Mark', 'Width'],
        ['W1', 35.5],
      ]),
    ),
  )
  expect(table).toEqual([
    ['Mark', 'Width'],
    ['W1', '35.5'],
  ])
})

it('reads every sheet with rows, the longest first', async () => {
  const heading = ['Mark', 'Size']
  const file = packed(sheetFiles({ Notes: [], Windows: [heading], Doors: [heading, ['D1', '6068']] }))
  const sheets = await readScheduleFile(blob(file))
  expect(sheets.map(({ name, table }) => [name, table.length])).toEqual([
    ['Doors', 2],
    ['Windows', 1],
  ])
})

it('reads an XLSX file whose sheet is larger than the library unpacks without a worker', async () => {
  const rows = Array.from({ length: 4000 }, (_, at) => [
    `W${at}`,
    'Bedroom '.repeat(10),
    'Platinum Single Hung',
    36,
    60,
  ])
  expect(await firstTable(blob(workbook(rows)))).toHaveLength(4000)
})

it('reads text in UTF-8, UTF-16 and the encoding of older programs', async () => {
  const line = 'Mark\tSize\nW½\t36x60\n'
  expect((await firstTable(blob(line)))[1]).toEqual(['W½', '36x60'])
  const wide = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(line, (sign) => sign.charCodeAt(0)).buffer),
  ])
  expect((await firstTable(blob(wide)))[1]).toEqual(['W½', '36x60'])
  const old = Uint8Array.from(line, (sign) => sign.charCodeAt(0))
  expect((await firstTable(blob(old)))[1]).toEqual(['W½', '36x60'])
})

it('refuses a workbook that unpacks to more than the limit, before it is unpacked', async () => {
  const bomb = workbook([['Mark', 'Size']], { 'xl/sharedStrings.xml': new Uint8Array(60_000_000) })
  expect(bomb.length).toBeLessThan(1_000_000)
  const before = process.memoryUsage().arrayBuffers
  expect(await problem(bomb)).toBe('TOO_LARGE')
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
})

it('unpacks no more than an entry says that it has', async () => {
  const bomb = workbook([['Mark', 'Size']], { 'xl/styles.xml': new Uint8Array(60_000_000) })
  const view = new DataView(bomb.buffer)
  for (let at = 0; at + 4 < bomb.length; at += 1) {
    const [isEntry, isListed] = [
      view.getUint32(at, true) === 0x04034b50,
      view.getUint32(at, true) === 0x02014b50,
    ]
    if (isEntry && view.getUint32(at + 22, true) === 60_000_000) view.setUint32(at + 22, 100, true)
    if (isListed && view.getUint32(at + 24, true) === 60_000_000) view.setUint32(at + 24, 100, true)
  }
  const before = process.memoryUsage().arrayBuffers
  await problem(bomb)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
})

/** A workbook whose sheet has these rows, as XML. */
const sheet = (rows: string) => {
  const files = workbookFiles([])
  const name = 'xl/worksheets/sheet1.xml'
  return packed({ ...files, [name]: `<worksheet><sheetData>${rows}</sheetData></worksheet>` })
}

it.each([
  ['a cell in the last row and column', '<row r="5000"><c r="XFD5000"><v>1</v></c></row>', 'TOO_LARGE'],
  ['such a cell in a row without a number', '<row><c r="XFD5000"><v>1</v></c></row>', 'TOO_LARGE'],
  [
    'a row whose number is higher than those of its cells',
    '<row r="1000000"><c r="Z1"><v>1</v></c></row>',
    'TOO_LARGE',
  ],
  ['more rows than a sheet can have', '<row r="9999999"/>', 'TOO_LARGE'],
  ['a column that no sheet has', '<row r="1"><c r="ZZZZZ1"><v>1</v></c></row>', 'UNREADABLE'],
  ['a row number with an exponent', '<row r="1e9"/>', 'UNREADABLE'],
  ['an escaped reference', '<row r="1"><c r="&#88;FD5000"><v>1</v></c></row>', 'UNREADABLE'],
  ['a reference behind a bracket', `<row r="5000"><c t=">" r='XFD5000'><v>1</v></c></row>`, 'UNREADABLE'],
  ['millions of open brackets', '<'.repeat(5_000_000), 'UNREADABLE'],
  ['nine million short tags', '<a/>'.repeat(9_000_000), 'TOO_LARGE'],
  ['a tag with millions of attributes', `<c ${'b="1" '.repeat(2_000_000)}/>`, 'UNREADABLE'],
])('refuses a workbook with %s before it takes memory or time', async (_, rows, code) => {
  const bytes = sheet(rows)
  const [before, startedAt] = [process.memoryUsage().heapUsed, process.cpuUsage()]
  expect(await problem(bytes)).toBe(code)
  const { user, system } = process.cpuUsage(startedAt)
  expect((user + system) / 1000).toBeLessThan(REFUSAL_CPU_MS)
  expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(200)
})

it.each(['",', '"\n",', 'a;'])('refuses 5 MB of %j before a cell is made', async (cell) => {
  const bytes = cell.repeat(Math.floor(5_000_000 / cell.length))
  const [before, startedAt] = [process.memoryUsage().heapUsed, process.cpuUsage()]
  expect(await problem(bytes)).toBe('TOO_MANY_CELLS')
  const { user, system } = process.cpuUsage(startedAt)
  expect((user + system) / 1000).toBeLessThan(REFUSAL_CPU_MS)
  expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(100)
})

it('reads the largest table', async () => {
  const row = `${'a,'.repeat(59)}b\n`
  expect(await firstTable(blob(row.repeat(5000)))).toHaveLength(5001)
})

it('leaves out empty cells beside a table, but no filled ones', async () => {
  const wide = (end: string) => `Mark\tSize\nA\t3050${'\t'.repeat(70)}${end}\n`
  expect((await firstTable(blob(wide(''))))[1]).toHaveLength(60)
  expect((await firstTable(blob(wide('x'))))[1]).toHaveLength(72)
  const far = '<row r="1"><c r="A1"><v>1</v></c><c r="BZ1" t="str"><v> </v></c></row>'
  expect((await firstTable(blob(sheet(far))))[0]?.length).toBeLessThanOrEqual(60)
})

it('reads a workbook in which cells far away are only formatted', async () => {
  const rows =
    '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row><row r="1048576" s="1" customFormat="1"/>'
  expect(await firstTable(blob(sheet(rows)))).toEqual([['1']])
})

it.each([
  ['an empty text', '', 'EMPTY'],
  ['an old Excel file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'OLD_EXCEL'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'NOT_A_TABLE'],
  ['a damaged workbook', workbook([['a']]).slice(0, 300), 'UNREADABLE'],
  ['a file that is too large', 'x'.repeat(5_000_001), 'TOO_LARGE'],
  ['too many rows', 'a,b\n'.repeat(5001), 'TOO_MANY_ROWS'],
])('refuses %s', async (_, bytes, code) => {
  expect(await problem(bytes)).toBe(code)
})
