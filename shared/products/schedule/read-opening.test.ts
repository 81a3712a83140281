import { toInches } from '../catalogue/dimension'
import { DesignCodeError } from '../design/code/error'
import { readDesign } from '../design/code/read-design'
import { recognizeColumns } from './columns'
import { readRows } from './read-rows'

const type = 'Vinyl casement'

/** The row below these headings. */
function rowOf(headings: readonly string[], cells: readonly string[]) {
  const table = [headings, cells]
  const [row] = readRows(table, { columns: recognizeColumns(table) })
  return row
}

/** Width and height in inches of the frame of a row; why it is open if it is. */
function frameOf(row: ReturnType<typeof rowOf>) {
  if (row?.state !== 'read') return row?.state === 'open' ? row.reason : row?.state
  const design = readDesign(row.window.design)
  return design instanceof DesignCodeError ? design.code : [toInches(design.width), toInches(design.height)]
}

const frameOfSize = (size: string, heading = 'Size') =>
  frameOf(rowOf(['Mark', 'Type', heading], ['A', type, size]))
const frameOfSides = (width: string, height: string, unit = '') =>
  frameOf(rowOf(['Mark', 'Type', `Width${unit}`, `Height${unit}`], ['A', type, width, height]))

it.each([
  ['2 x 36 x 48', 'no_size'],
  ['8 x 36 x 48', 'no_size'],
  ['3 x 5', 'no_size'],
  ['3050 x 2', 'ambiguous_size'],
  ['1.200 x 900', 'ambiguous_size'],
  ['36 x 1524', 'ambiguous_size'],
])('leaves a row of the size %s open', (size, reason) => {
  expect(frameOfSize(size)).toBe(reason)
})

it('does not suggest a size that no design has', () => {
  const row = rowOf(['Mark', 'Type', 'Size'], ['A', type, '3 x 5'])
  expect(row).toMatchObject({ window: { asked: { text: `A | ${type} | 3 x 5` } } })
  expect(row?.state === 'open' && row.window.asked?.width).toBeUndefined()
})

it('reads the note of a cell before the note of the heading', () => {
  expect(frameOfSize('3-0 x 5-0 (W x H)', 'Size (H x W)')).toEqual([36, 60])
  expect(frameOfSize('48 x 36 (HxW)')).toEqual([36, 48])
})

it.each([
  ['200', '1200', '', [7.875, 47.25]],
  ['36', '1524', '', 'ambiguous_size'],
  ['1.200', '1.500', ' (mm)', 'ambiguous_size'],
  ['351/2', '591/2', '', 'no_size'],
  ['35 1/2', '59 1/2', '', [35.5, 59.5]],
])('reads the sides %s and %s below Width%s and Height together', (width, height, unit, frame) => {
  expect(frameOfSides(width, height, unit)).toEqual(frame)
})

it('keeps an opening with one metric side in the notes', () => {
  const headings = ['Mark', 'Type', 'Width', 'Height', 'RO Width', 'RO Height']
  expect(rowOf(headings, ['A', type, '36', '60', '37', '1549'])).toMatchObject({
    remarks: ['opening'],
    window: { notes: 'Opening: 37 x 1549' },
  })
})
