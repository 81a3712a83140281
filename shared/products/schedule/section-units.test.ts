import { inches, toInches } from '../catalogue/dimension'
import { readDesign } from '../design/code/read-design'
import { DesignCodeError } from '../design/code/error'
import { recognizeColumns } from './columns'
import { readRows } from './read-rows'

/** The row below headings, and its frame in inches. The cells of both are separated by bars. */
function read(headings: string, line: string) {
  const table = [`Mark|Type|${headings}`, `A|SH|${line}`].map((text) => text.split('|'))
  const [row] = readRows(table, { columns: recognizeColumns(table), line: 'platinum' })
  const design = row?.state === 'read' ? readDesign(row.window.design) : undefined
  const isRead = design !== undefined && !(design instanceof DesignCodeError)
  return { row, frame: isRead ? [toInches(design.width), toInches(design.height)] : undefined }
}

it.each([
  ['Width|Width Unit|Height|Height Unit', '91.44|cm|60|in'],
  ['Width|Unit|Height|Unit', '36|in|152.4|cm'],
  ['Width|Unit|Height|Unit|Sill|Unit', '36|in|152.4|cm|24|in'],
  ['Unit|Width|Unit|Height', 'in|36|cm|152.4'],
  ['Width|Height|UOM', '91.44|152.4|cm'],
  ['Width||Height|', '36|in|60|in'],
])('reads each length in the unit of its own column below %s', (headings, line) => {
  expect(read(headings, line).frame).toEqual([36, 60])
})

it.each([
  ['Width (cm)|Height (cm)|R.O. W|R.O. H', '91.44|152.4|93.98|154.94'],
  ['Size (cm)|R.O.', '91.44 x 152.4|93.98 x 154.94'],
  ['Width (cm)|Height|R.O. W (in)|R.O. H (in)', '91.44|60|37|61'],
  ['Width (in)|Height (in)|R.O. W|R.O. H', '36|60|37|61'],
])('reads openings below %s', (headings, line) => {
  const { row } = read(headings, line)
  expect(row).toMatchObject({ window: { opening: { width: inches(37), height: inches(61) } } })
})

it.each([
  ['Width (cm)|Height (cm)|Sill Ht', '91.44|152.4|60.96', 24],
  ['Width (mm)|Height (mm)|Sill Ht', '914.4|1524|609.6', 24],
  ['Width (ft)|Height (ft)|Sill Ht', '3|5|24', 24],
  ['Width (cm)|Height (cm)|Sill Ht (in)', '91.44|152.4|24', 24],
])('reads the sill below %s', (headings, line, sill) => {
  expect(read(headings, line).row).toMatchObject({ window: { sill: inches(sill) }, remarks: [] })
})

it.each([
  ['Width (ft)|Height (ft)|R.O. W|R.O. H|Sill', '3|5|3.05|5.05|2'],
  ['Width (mm)|Height (mm)|R.O. W|R.O. H|Sill', '914.4|1524|37|61|44'],
  ['Width (mm)|Height (mm)|R.O. W|R.O. H|Sill', '914.4|1524|220|220|200'],
])('does not guess the unit of small numbers below %s: %s', (headings, line) => {
  const { row, frame } = read(headings, line)
  expect(frame).toEqual([36, 60])
  expect(row).toMatchObject({ remarks: ['sill', 'opening'] })
})

it.each([
  ['Width (cm)|Height', '90|150'],
  ['Width (mm)|Height', '900|60'],
  ['Width|Height (ft)', '3|5'],
])('leaves a frame below %s open if the unit of one side is not sure: %s', (headings, line) => {
  expect(read(headings, line).row).toMatchObject({ state: 'open' })
})
