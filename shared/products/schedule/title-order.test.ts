import { toInches } from '../catalogue/dimension'
import { readDesign } from '../design/code/read-design'
import { DesignCodeError } from '../design/code/error'
import { recognizeColumns } from './columns'
import { readRows } from './read-rows'
import { firstSideOfTitles } from './title-order'

const headings = ['Mark', 'Width', 'Height']

it.each([
  ['Sizes H x W', 'height'],
  ['All sizes are height x width', 'height'],
  ['Dimensions W x H', 'width'],
  ['Glass sizes H x W', undefined],
  ['Sizes', undefined],
])('reads the first side of all sizes in the title %s: %s', (title, side) => {
  expect(firstSideOfTitles([[title], headings], 1)).toBe(side)
})

it.each([
  ['NOTE: HEIGHT BY WIDTH', 'height'],
  ['Window schedule (H x W)', 'height'],
  ['All windows are height x width', 'height'],
  ['Sizes: height first, then width', 'height'],
  ['Sizes H x W, 6 mm glass', 'height'],
  ['Verify height and width in field', undefined],
  ['Sizes: verify height and width', undefined],
  ['Verify height/width by contractor', undefined],
  ['Screens H x W', undefined],
  ['Rough opening H x W', undefined],
  ['Casement H x W 60 x 36', undefined],
])('reads the first side of all sizes in the title or the note %s: %s', (text, side) => {
  const row = ['A', '36', '60']
  expect(firstSideOfTitles([[text], headings, row], 1)).toBe(side)
  expect(firstSideOfTitles([headings, row, [text]], 0)).toBe(side)
  expect(firstSideOfTitles([row, [text]], -1)).toBe(side)
})

it('reads no order in a line between rows and later headings, or if several differ', () => {
  const row = ['A', '36', '60']
  expect(firstSideOfTitles([headings, row, ['Sizes H x W'], headings, row], 0)).toBeUndefined()
  expect(firstSideOfTitles([['Sizes H x W'], headings, row, ['Sizes W x H']], 1)).toBeUndefined()
})

it.each(['Size (Height and Width)', 'Height and Width', 'Size (H then W)', 'Height, then width'])(
  'reads the height first below the heading %s',
  (heading) => {
    const table = [
      ['Mark', heading, 'Type', 'Qty'],
      ['A', '60 x 36', 'SH', '1'],
    ]
    const [row] = readRows(table, { columns: recognizeColumns(table), line: 'platinum' })
    const design = row?.state === 'read' ? readDesign(row.window.design) : undefined
    if (!design || design instanceof DesignCodeError) throw new Error('The row is not read.')
    expect([toInches(design.width), toInches(design.height)]).toEqual([36, 60])
  },
)
