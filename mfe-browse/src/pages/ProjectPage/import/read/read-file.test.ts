/** @jest-environment node */
import { workbook } from '../testing/workbook'
import { ScheduleFileError } from './error'
import { readScheduleFile } from './read-file'

const blob = (bytes: Uint8Array | string) => new Blob([bytes as BlobPart])
const problem = async (bytes: Uint8Array | string) =>
  readScheduleFile(blob(bytes)).then(
    () => 'read',
    (error: unknown) => (error instanceof ScheduleFileError ? error.code : String(error)),
  )

it('reads the sheet of an XLSX file as texts', async () => {
  const table = await readScheduleFile(
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

it('reads an XLSX file whose sheet is larger than the library unpacks without a worker', async () => {
  const rows = Array.from({ length: 4000 }, (_, at) => [
    `W${at}`,
    'Bedroom '.repeat(10),
    'Platinum Single Hung',
    36,
    60,
  ])
  expect(await readScheduleFile(blob(workbook(rows)))).toHaveLength(4000)
})

it('reads text in UTF-8, UTF-16 and the encoding of older programs', async () => {
  const line = 'Mark\tSize\nW½\t36x60\n'
  expect((await readScheduleFile(blob(line)))[1]).toEqual(['W½', '36x60'])
  const wide = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(line, (sign) => sign.charCodeAt(0)).buffer),
  ])
  expect((await readScheduleFile(blob(wide)))[1]).toEqual(['W½', '36x60'])
  const old = Uint8Array.from(line, (sign) => sign.charCodeAt(0))
  expect((await readScheduleFile(blob(old)))[1]).toEqual(['W½', '36x60'])
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
