import { describeWindows } from '@virida/shared/products/project/describe-window'
import { anyWindow } from '@virida/shared/products/project/testing/any-window'
import { inches } from '@virida/shared/products/catalogue/dimension'
import type { WindowLine } from '@virida/shared/products/catalogue/vocabulary/window-lines'
import { recognizeColumns } from '@virida/shared/products/schedule/columns'
import { readRows } from '@virida/shared/products/schedule/read-rows'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectCsv } from '../project-csv'
import { readScheduleText } from './read/read-text'

const fixture = (name: string) =>
  readFileSync(join(__dirname, '../../../../../e2e/fixtures/schedules', name), 'utf8')

function read(text: string, line?: WindowLine) {
  const table = readScheduleText(text)
  return readRows(table, { columns: recognizeColumns(table), line })
}

const count = (rows: ReturnType<typeof read>, state: string) =>
  rows.filter((row) => row.state === state).length

it.each([
  ['builder.tsv', { read: 24, open: 0, refused: 2 }],
  ['architect.csv', { read: 24, open: 0, refused: 3 }],
  ['takeoff.csv', { read: 22, open: 1, refused: 1 }],
])('reads the schedule %s', (name, counts) => {
  const rows = read(fixture(name), 'platinum')
  expect(['read', 'open', 'refused'].map((state) => count(rows, state))).toEqual([
    counts.read,
    counts.open,
    counts.refused,
  ])
})

it('reads the same windows from all three layouts', () => {
  const designs = ['builder.tsv', 'architect.csv', 'takeoff.csv'].map((name) =>
    read(fixture(name), 'platinum').flatMap((row) => (row.state === 'read' ? [row.window.design] : [])),
  )
  expect(designs[0]).toEqual(designs[1])
  expect(designs[2]?.filter((design) => !designs[0]?.includes(design))).toEqual([])
})

it('reads the rows of an exported project back without any change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyWindow, { minLength: 1, maxLength: 8 }), async (windows) => {
      const rows = read(projectCsv(await describeWindows({ windows })))
      // A table has no façades, so the places on them are only in job files and links.
      const listed = windows.map((window) => ({ ...window, places: undefined }))
      expect(rows.map((row) => row.state !== 'refused' && row.window)).toEqual(listed)
    }),
    { numRuns: 150 },
  )
})

it('reads sides of 252 and 288 in back from an export, with and without a series', async () => {
  const sizes = { width: inches(288), height: inches(252) }
  const place = { room: 'Patio', quantity: 1, notes: '' }
  const windows = [
    { ...place, design: 'MSD1-252x96', opening: sizes },
    { ...place, design: 'MSD1-288x96' },
    { ...place, design: '', asked: { text: 'as drawn', ...sizes } },
  ]
  const rows = read(projectCsv(await describeWindows({ windows })))
  expect(rows.map((row) => row.state !== 'refused' && row.window)).toEqual(windows)
})

it.each(['Width (in),Height (in)', 'Width (inches),Height (inches)', 'W ",H "'])(
  'reads numbers of more than 240 below %s as inches, and refuses those above the largest side',
  (headings) => {
    const [row, large] = read(`Mark,Type,${headings}\nD1,MSD,252,96\nD2,MSD,500,96`)
    expect(row).toMatchObject({ window: { design: 'MSD1-252x96' }, remarks: [] })
    expect(large).toMatchObject({ state: 'open', reason: 'no_size' })
  },
)

it('reads the column Size (in) in inches, but a size with a unit of its own in that', () => {
  const cells = ['252 x 96', '252 x 96 clear', '914 x 1524 mm', '500 x 96']
  const rows = read(['Mark,Type,Size (in)', ...cells.map((cell) => `D,MSD,${cell}`)].join('\n'))
  expect(rows.map((row) => row.state !== 'refused' && row.window.design)).toEqual([
    'MSD1-252x96',
    'MSD1-252x96',
    'MSD1-36x60',
    '',
  ])
})

it('reads rough openings of more than 240 in by their heading', () => {
  const [row] = read('Mark,Type,Width (in),Height (in),RO Width (in),RO Height (in)\nD1,MSD,252,96,253,97')
  expect(row).toMatchObject({ window: { opening: { width: inches(253), height: inches(97) } }, remarks: [] })
})

it('keeps the column of the marks even if the marks look like styles', async () => {
  const windows = ['ò', 'fixed'].map((mark) => ({
    design: '',
    asked: { text: 'as drawn', width: inches(36), height: inches(60) },
    room: '',
    quantity: 1,
    notes: '',
    mark,
  }))
  const rows = read(projectCsv(await describeWindows({ windows })))
  expect(rows.map((row) => row.state !== 'refused' && row.window.mark)).toEqual(['ò', 'fixed'])
})

it('reads marks back that look like sizes, and open rows whose texts are names of headings', async () => {
  const open = { design: '', quantity: 3, asked: { text: 'Unit' } }
  const windows = [
    { design: 'PSH1-36x60', room: 'Bed 1', quantity: 2, notes: '', mark: '3050' },
    { design: 'VCA1-30x60', room: 'Bath', quantity: 1, notes: '', mark: '2650' },
    { ...open, room: 'Bedroom', notes: '' },
    { ...open, room: 'Space', notes: 'Window', mark: 'W' },
  ]
  for (const listed of [windows, windows.slice(0, 2)]) {
    const rows = read(projectCsv(await describeWindows({ windows: listed })))
    expect(rows.map((row) => row.state !== 'refused' && row.window)).toEqual(listed)
  }
})

const opening = { width: inches(36), height: inches(60) }

it.each(['RO Width,RO Height', 'RO Width (in),RO Height (in)', 'Opening Width (in),Rough Opening Height in'])(
  'reads the rough openings %s beside frame sizes',
  (headings) => {
    const [row] = read(`Mark,Type,Width (in),Height (in),${headings}\nW1,SH,35 1/2,59 1/2,36,60`, 'platinum')
    expect(row).toMatchObject({ window: { design: 'PSH1-35.5x59.5', quantity: 1, opening }, remarks: [] })
  },
)

it.each(['RO Width,RO Height', 'RO Width (in),RO Height (in)', 'Opening Width (in),Opening Height (in)'])(
  'keeps the openings %s of a schedule without frame sizes, and says that the frame is not smaller yet',
  (headings) => {
    const [row, open] = read(`Mark,Type,${headings}\nW1,SH,36,60\nW2,Unknown,36,60`, 'platinum')
    expect(row).toMatchObject({
      window: { design: 'PSH1-36x60', quantity: 1, opening },
      remarks: ['frame_of_opening'],
    })
    expect(open).toMatchObject({
      state: 'open',
      window: { asked: opening, opening },
      remarks: ['frame_of_opening'],
    })
  },
)

it('keeps an opening that cannot be read in the notes', () => {
  const [row] = read('Mark,Type,Width,Height,RO Width,RO Height\nW1,SH,36,60,see plan,', 'platinum')
  expect(row).toMatchObject({ remarks: ['opening'], window: { notes: 'Opening: see plan' } })
})

it('refuses the rows that a list has no room for, one by one', () => {
  const table = readScheduleText(fixture('builder.tsv'))
  const rows = readRows(table, { columns: recognizeColumns(table), line: 'platinum', room: 10 })
  expect(count(rows, 'read')).toBe(10)
  expect(rows.filter((row) => row.state === 'refused' && row.reason === 'no_room')).toHaveLength(14)
})

it('reads 1,000 rows in less than 300 ms of processor time', () => {
  const [title, empty, heading, ...rest] = fixture('builder.tsv').trim().split('\n')
  const lines = Array.from({ length: 1000 }, (_, at) => rest[at % 24])
  const text = [title, empty, heading, ...lines].join('\n')
  const start = process.cpuUsage()
  const rows = read(text, 'platinum')
  const { user, system } = process.cpuUsage(start)
  expect(count(rows, 'read')).toBeGreaterThan(900)
  expect((user + system) / 1000).toBeLessThan(300)
})
