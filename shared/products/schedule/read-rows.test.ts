import { inches, toInches } from '../catalogue/dimension'
import { readDesign } from '../design/code/read-design'
import { DesignCodeError } from '../design/code/error'
import { recognizeColumns } from './columns'
import { readRows } from './read-rows'

const read = (...table: string[][]) => readRows(table, { columns: recognizeColumns(table) })

/** Width and height in inches of the frame of a row; undefined if it is not read. */
function frameOf(row: ReturnType<typeof read>[number] | undefined) {
  const design = row?.state === 'read' ? readDesign(row.window.design) : undefined
  if (!design || design instanceof DesignCodeError) return undefined
  return [toInches(design.width), toInches(design.height)]
}

const type = 'Vinyl casement'

it('does not read a head height as a quantity', () => {
  const [row] = read(['Mark', 'Type', 'Width', 'Height', 'Head Height'], ['A', type, '30', '60', '84'])
  expect(frameOf(row)).toEqual([30, 60])
  expect(row).toMatchObject({ window: { quantity: 1 }, remarks: [] })
})

it.each([
  'Number Required',
  'Total Quantity',
  'Total Windows',
  "# Req'd",
  'Window Count',
  'Amount',
  'Order Qty',
])('takes the numbers below %s for the quantity', (heading) => {
  const [row] = read(['Mark', 'Type', 'Size', heading, 'Remarks'], ['A', type, '3050', '4', ''])
  expect(row).toMatchObject({ window: { quantity: 4 } })
})

it.each(['Unit Price', 'Total SF', 'Floor No.', 'Lites', 'Head Ht.'])(
  'takes no numbers below %s for the quantity',
  (heading) => {
    const [row] = read(['Mark', 'Type', 'Size', heading], ['A', type, '3050', '4'])
    expect(row).toMatchObject({ window: { quantity: 1 } })
  },
)

it('takes rooms and marks below headings that it does not know as a whole', () => {
  const table = [
    ['Plan Mark', 'Window Location', 'Type', 'Size'],
    ['A', 'Kitchen', type, '3050'],
  ]
  expect(recognizeColumns(table).fields).toEqual(['mark', 'room', 'type', 'size'])
})

it.each([
  [['4 9/16"'], ['x']],
  [
    ['1', '2', 'Total'],
    ['2', '1', '3'],
  ],
  [['2025'], ['']],
])('finds the row of the headings although it has %j', (headings, cells) => {
  const rows = Array.from({ length: 12 }, (_, at) => [`${at + 1}`, 'Den', type, '36', '60', ...cells])
  const [row] = read(['Mark', 'Room', 'Type', 'Width', 'Height', ...headings], ...rows)
  expect(frameOf(row)).toEqual([36, 60])
  expect(row).toMatchObject({ window: { room: 'Den', quantity: headings.includes('Total') ? 3 : 1 } })
})

it('reads the frame beside the opening below a heading such as Window Size', () => {
  const [row] = read(
    ['Mark', 'Window Size', 'Rough Opening', 'Type'],
    ['A', '35 1/2 x 59 1/2', '36 x 60', type],
  )
  expect(frameOf(row)).toEqual([35.5, 59.5])
  expect(row).toMatchObject({ remarks: [] })
})

it.each(['H x W', 'Size (H x W)', 'Dimensions (H x W)', 'HxW (in)', 'Frame (height x width)'])(
  'reads the height first below %s',
  (heading) => {
    const [size, text, labeled] = read(
      ['Mark', 'Type', heading],
      ['A', type, '60 x 30'],
      ['B', type, '60 x 30 white'],
      ['C', type, '30 W x 60 H'],
    )
    expect([size, text, labeled].map(frameOf)).toEqual([
      [30, 60],
      [30, 60],
      [30, 60],
    ])
  },
)

it.each([
  ['R.O.', '30 x 60'],
  ['Rough Opening (H x W)', '60 x 30'],
  ['Opening size (mm)', '762 x 1524'],
])('says that the frame is that of the opening %s', (heading, text) => {
  const [row, unreadable] = read(['Mark', 'Type', heading], ['A', type, text], ['B', type, 'see plan'])
  expect(frameOf(row)).toEqual([30, 60])
  const opening = { width: inches(30), height: inches(60) }
  expect(row).toMatchObject({ window: { opening }, remarks: ['frame_of_opening'] })
  expect(unreadable).toMatchObject({ state: 'open', remarks: ['opening'] })
})

it('keeps the opening of one column beside the frame', () => {
  const [row] = read(['Mark', 'Type', 'Rough Opening', 'Frame Size'], ['A', type, '31 x 61', '30 x 60'])
  expect(frameOf(row)).toEqual([30, 60])
  expect(row).toMatchObject({ window: { opening: { width: inches(31), height: inches(61) } }, remarks: [] })
})

it('reads the rows of yes and no of a table with headings and of one without', () => {
  const rows = [
    ['A', 'Bedroom', type, '30 x 60', 'No', 'No'],
    ['B', 'Kitchen', type, '30 x 48', 'Yes', 'No'],
  ]
  const headings = ['Mark', 'Room', 'Type', 'Size', 'Tempered', 'Screen']
  for (const table of [rows, [headings, ...rows]]) {
    expect(read(...table)).toMatchObject([
      { state: 'read', window: { mark: 'A', room: 'Bedroom' } },
      { state: 'read', window: { mark: 'B', room: 'Kitchen' } },
    ])
  }
})

it('reads columns without a unit in the unit of the title, and others in their own', () => {
  const [, row] = read(
    ['Window schedule (all dimensions in cm)'],
    ['Mark', 'Type', 'Width', 'Height (mm)', 'Sill'],
    ['A', type, '76.2', '1524', '91.44'],
  )
  expect(frameOf(row)).toEqual([30, 60])
  expect(row).toMatchObject({ window: { sill: inches(36) } })
})

it('reads feet and inches in columns of their own, and leaves a row open if they do not fit', () => {
  const [row, open] = read(
    ['Mark', 'Type', 'Width (ft)', 'Width (in)', 'Height (ft)', 'Height (in)'],
    ['A', type, '2', '6', '5', ''],
    ['B', type, '2', '30', '5', '60'],
  )
  expect(frameOf(row)).toEqual([30, 60])
  expect(row).toMatchObject({ window: { quantity: 1 } })
  expect(open).toMatchObject({ state: 'open', reason: 'no_size' })
})
