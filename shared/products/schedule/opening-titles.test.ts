import { inches } from '../catalogue/dimension'
import { recognizeColumns } from './columns'
import { readRows } from './read-rows'

/** The last of some lines whose cells are separated by bars. */
function lastOf(...lines: string[]) {
  const table = lines.map((line) => line.split('|'))
  return readRows(table, { columns: recognizeColumns(table), line: 'platinum' }).at(-1)
}

const ofOpening = {
  window: { opening: { width: inches(36), height: inches(60) } },
  remarks: ['frame_of_opening'],
}

it.each([
  'WINDOW SCHEDULE - ROUGH OPENING SIZES',
  'All dimensions are rough opening',
  'Note: sizes shown are rough openings',
  'Smith residence (R.O. sizes)',
])('takes the sizes below the title %s for those of openings', (title) => {
  expect(lastOf(title, 'Mark|Width|Height|Type|Qty', 'A|36|60|SH|1')).toMatchObject(ofOpening)
  expect(lastOf(title, '', 'Mark|Size|Type', 'A|36 x 60|SH')).toMatchObject(ofOpening)
})

it.each([
  ['Rough openings are 1/2" larger', 'Mark|Size|Type'],
  ['Verify rough openings in field', 'Mark|Size|Type'],
  ['Frame sizes (rough openings)', 'Mark|Size|Type'],
  ['Window and door openings', 'Mark|Size|Type'],
  ['Rough opening sizes', 'Mark|Frame Size|Type'],
])('takes the sizes below the title %s and the headings %s for those of frames', (title, headings) => {
  const row = lastOf(title, headings, 'A|36 x 60|SH')
  expect(row).toMatchObject({ state: 'read', remarks: [] })
  expect(row).not.toHaveProperty('window.opening')
})

it('takes the sizes below later headings for those of openings only if a title above these says so', () => {
  const windows = ['Rough opening sizes', 'Mark|Size|Type', 'A|36 x 60|SH']
  const doors = ['Door|Width|Height|Type', 'D1|36|60|SH']
  expect(lastOf(...windows, 'Doors', 'Rough opening sizes', ...doors)).toMatchObject(ofOpening)
  expect(lastOf(...windows, ...doors)).toMatchObject({ state: 'read', remarks: [] })
})

it.each([
  ['Size', 'RO 36 x 60'],
  ['Size', '36 x 60 R.O.'],
  ['Size', '36 x 60 (rough opening)'],
  ['Size (cm)', 'RO 91.44 x 152.4'],
  ['Size (H x W)', 'RO 60 x 36'],
])('takes the size of an opening below %s from the cell %s', (heading, cell) => {
  expect(lastOf(`Mark|${heading}|Type`, `A|${cell}|SH`)).toMatchObject(ofOpening)
})

it.each(['36 x 60 (RO 36 1/2 x 60 1/2)', '36 x 60 front room'])(
  'takes the first size of %s for the frame',
  (cell) => {
    const row = lastOf('Mark|Size|Type', `A|${cell}|SH`)
    expect(row).toMatchObject({ state: 'read', remarks: [] })
    expect(row).not.toHaveProperty('window.opening')
  },
)
