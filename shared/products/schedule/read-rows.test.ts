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

/** Reads lines whose cells are separated by bars. Lines of windows, which start with a mark of one letter, get a type. */
const readLines = (heading: string, ...lines: string[]) =>
  read(
    ['Type', ...heading.split('|')],
    ...lines.map((line) => [/^[A-Z]\|/.test(line) ? type : '', ...line.split('|')]),
  )

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

it.each([
  [
    'Mark|Height|Width|Head Detail|Jamb Detail|Glazing|U-Factor|SHGC|Finish',
    'A|60|36|3/A5|4/A5|Low-E|0.3|0.2|White',
    1,
  ],
  [
    'Type Mark|Count|Height|Width|Manufacturer|Head Height|Phase Created|Glass|Cost',
    'A|3|60|36|Acme|84|New|Low-E|250',
    3,
  ],
  [
    'Mark|Head Height|Height|Width|Glazing|U-Factor|SHGC|Finish|Frame Color|Count',
    'A|84|60|36|Low-E|0.3|0.2|W|White|3',
    3,
  ],
  ['Mark|Size (H x W)|Glazing|U-Factor|SHGC|Finish', 'A|60 x 36|Low-E|0.3|0.2|White', 1],
  ['Glazing|Quantity|Height (in)|Width (in)|U-Factor|SHGC|Finish', 'A|2|60|36|0.3|0.2|White', 2],
])('reads the names among unknown headings: %s', (heading, line, quantity) => {
  const [row] = readLines(heading, line)
  expect(frameOf(row)).toEqual([36, 60])
  expect(row).toMatchObject({ window: { quantity, room: '' }, remarks: [] })
})

it.each([
  ['Type|Mark|Height|Width|Qty', 'B|60|36|3'],
  ['Type|Mark|Width (mm)|Height (mm)|Qty', 'B|914.4|1524|3'],
  ['Type|Mark|Width|Height (ft)|Qty', 'B|36|5|3'],
  ['Type|Mark|Size (H x W)|Qty|Finish|SHGC|U-Factor|Lite', 'B|60 x 36|3||||'],
])('reads the rows below later headings by these: %s', (later, line) => {
  const [first, heading, row] = read(
    ...[
      ['Type', 'Mark', 'Width (in)', 'Height (in)'],
      [type, 'A', '36', '60'],
    ],
    later.split('|'),
    [type, ...line.split('|')],
  )
  expect(frameOf(first)).toEqual([36, 60])
  expect(heading).toMatchObject({ state: 'refused', reason: 'heading' })
  expect(frameOf(row)).toEqual([36, 60])
  expect(row).toMatchObject({ window: { mark: 'B', quantity: 3 } })
})

it('keeps the columns that a visitor has chosen below headings that say the same again', () => {
  const headings = ['Mark', 'Type', 'Breadth', 'Height']
  const rows = ['A', 'B'].map((mark) => [mark, type, '36', '60'])
  const table = [headings, ...rows, headings, ...rows]
  const columns = { heading: 0, fields: ['mark', 'type', 'width', 'height'] as const }
  expect(readRows(table, { columns }).map(frameOf)).toEqual([
    ...[[36, 60], [36, 60], undefined, [36, 60], [36, 60]],
  ])
})

it.each([
  ['|mm|mm', '914.4|1524'],
  ['|(ft)|(ft)', '3|5'],
  ['|in.|in.', '36|60'],
])('reads numbers in the units of the line below the headings: %s', (units, sides) => {
  const [refused, row] = readLines('Mark|Width|Height', units, `A|${sides}`)
  expect(refused).toMatchObject({ state: 'refused', reason: 'units' })
  expect(frameOf(row)).toEqual([36, 60])
})

it.each([
  ['Qty per floor', '2'],
  ['1st Floor Qty|2nd Floor Qty', '2|3'],
  ['Qty|Qty', '2|3'],
  ['Each|Total', '250|500'],
  ['Windows|Ordered', '3|4'],
])('remarks that it cannot tell the quantity from %s', (headings, numbers) => {
  const [row] = readLines(`Mark|Size|${headings}`, `A|3050|${numbers}`)
  expect(row).toMatchObject({ window: { quantity: 1 }, remarks: ['quantity'] })
})

it.each(['Sizes H x W', 'All sizes are height x width'])(
  'reads the height first below the title %s',
  (title) => {
    const table = [[title], ['Mark', 'Type', 'Size', 'R.O.'], ['A', type, '60 x 36', '61 x 37']]
    const [, row] = read(...table)
    expect(frameOf(row)).toEqual([36, 60])
    expect(row).toMatchObject({ window: { opening: { width: inches(37), height: inches(61) } } })
  },
)

it.each([
  ['Width Ft|In|Height Ft|In', '3|6|5|0', [42, 60]],
  ['Rough Opening Ht|Rough Opening Wd', '60|42', [42, 60]],
  ['Width (m)|Height (m)', '1.0668|1.524', [42, 60]],
  ['Width (ft-in)|Height (ft-in)', '3-6|5-0', [42, 60]],
  ['Width (ft-in)|Height (ft-in)', '3|5', undefined],
  ['Glass size', '42 x 60', undefined],
])('reads lengths below %s, such as %s, as %j', (headings, line, size) => {
  const [row] = readLines(`Mark|${headings}`, `A|${line}`)
  expect(frameOf(row)).toEqual(size)
  expect(row?.state).toBe(size ? 'read' : 'open')
})

it('reads headings of two lines, also below a second pair of them', () => {
  const headings = [
    ['Mark', 'Type', 'Size', ''],
    ['', '', 'Height', 'Width'],
  ]
  const rows = read(...headings, ['A', type, '60', '36'], ...headings, ['B', type, '60', '36'])
  expect(rows.map(frameOf)).toEqual([undefined, [36, 60], undefined, undefined, [36, 60]])
  expect(rows.map((row) => row.state === 'read' && row.window.mark)).toEqual([false, 'A', false, false, 'B'])
})

it('reads only the openings in the unit of a title about them', () => {
  const table = [
    ['Rough openings in cm'],
    ['Mark', 'Type', 'Size', 'R.O.'],
    ['A', type, '36 x 60', '93.98 x 154.94'],
  ]
  const [, row] = read(...table)
  expect(frameOf(row)).toEqual([36, 60])
  expect(row).toMatchObject({ window: { opening: { width: inches(37), height: inches(61) } } })
})

it.each([
  ['Width||Height|', '35|1/2|47|3/8', [35.5, 47.375]],
  ['Width (in)|Frac|Height (in)|Fraction', '35|½|47|3/8', [35.5, 47.375]],
  ['Width||Height|', '35|1/2|47|', [35.5, 47]],
  ['Width (ft)|Width (in)||Height', '3|6|1/2|47', undefined],
  ['Width|Height|Unit', '91.44|152.4|cm', [36, 60]],
  ['Width|Height|Units', '914.4|1524|mm', [36, 60]],
  ['Width (in)|Height (in)|UOM', '36|60|cm', [36, 60]],
])('reads lengths with fractions or units in columns of their own below %s', (headings, line, size) => {
  const [row] = readLines(`Mark|${headings}|Qty`, `A|${line}|2`)
  expect(frameOf(row)).toEqual(size)
  expect(row).toMatchObject({ window: { quantity: 2 } })
})

it('reads lengths without a fraction in a column of fractions', () => {
  const rows = readLines('Mark|Width|Frac|Height|Frac', 'A|35|1/2|47|3/8', 'B|30|0|48|-', 'C|30|x|48|0')
  expect(rows.map(frameOf)).toEqual([[35.5, 47.375], [30, 48], undefined])
})

it('reads each row in the unit of its own column', () => {
  const rows = readLines('Mark|Width|Height|Unit', 'A|91.44|152.4|cm', 'B|36|60|in')
  expect(rows.map(frameOf)).toEqual([
    [36, 60],
    [36, 60],
  ])
})

it.each([[['|cm|cm|pcs']], [['|||', '|cm|cm|']], [['---|---|---|---', '|(cm)|cm|ea.']]])(
  'finds the line of units %j',
  (lines) => {
    const rows = readLines('Mark|Width|Height|Qty', ...lines, 'A|91.44|152.4|2')
    expect(rows.at(-2)).toMatchObject({ state: 'refused', reason: 'units' })
    expect(frameOf(rows.at(-1))).toEqual([36, 60])
  },
)

it('does not remark on the quantity below headings of openings that have sizes', () => {
  const [row] = read(['Mark', 'Type', 'Window openings'], ['A', type, '36 x 60'])
  expect(row).toMatchObject({ state: 'read', remarks: ['frame_of_opening'] })
})

it.each(['1ST FLR|2ND FLR', 'LH|RH', 'BLDG A|BLDG B'])(
  'remarks that it cannot tell the quantity from the columns %s below Qty',
  (headings) => {
    const lines = ['|||QTY||', `Mark|Type|Size|${headings}|Notes`, `A|${type}|3050|2|3|`]
    const rows = read(...lines.map((line) => line.split('|')))
    expect(rows.at(-1)).toMatchObject({ window: { quantity: 1 }, remarks: ['quantity'] })
  },
)

it('takes the quantity of a column between those below Qty, and a title without one for no quantity', () => {
  const lines = ['|||QTY||', 'Mark|Type|Size|LH|RH|Total', `A|${type}|3050|2|3|5`]
  const rows = read(...lines.map((line) => line.split('|')))
  expect(rows.at(-1)).toMatchObject({ window: { quantity: 5 }, remarks: [] })
  const others = read(['Window schedule'], ['Mark', 'Type', 'Size'], ['A', type, '3050'])
  expect(others.at(-1)).toMatchObject({ window: { quantity: 1 }, remarks: [] })
})

/** Reads lines whose cells are separated by bars. */
const readLinesOf = (...lines: string[]) => read(...lines.map((line) => line.split('|')))

it('remarks on rows without a room below a room in the first column', () => {
  const rows = readLinesOf(
    'Room|Mark|Type|Size|Qty',
    `Bedroom 1|A|${type}|3050|1`,
    `|B|${type}|3050|1`,
    `|C|Mystery|3050|1`,
    'Room|Mark|Type|Size|Qty',
    `|D|${type}|3050|1`,
  )
  const remarks = rows.map((row) => (row.state === 'refused' ? row.reason : row.remarks))
  expect(remarks).toEqual([['by_room'], ['room_above'], ['room_above'], 'heading', []])
})

it('does not remark on rows without a room behind other columns', () => {
  const rows = readLinesOf('Mark|Room|Type|Size', `A|Kitchen|${type}|3050`, `B||${type}|3050`)
  expect(rows).toMatchObject([{ remarks: [] }, { window: { room: '' }, remarks: [] }])
})
