import { recognizeColumns } from './columns'

const fieldsOf = (...table: string[][]) => recognizeColumns(table).fields

it('recognizes headings with a unit in words', () => {
  const headings = ['Mark', 'Width (inch)', 'Height in millimeters', 'RO Width (centimeters)', 'RO Height "']
  expect(recognizeColumns([headings])).toEqual({
    heading: 0,
    fields: ['mark', 'width', 'height', 'opening_width', 'opening_height'],
  })
})

it.each(['Head Height', 'Head Ht.', 'Jamb', 'Lites', 'Detail', 'Sheet', 'STC', 'Price', 'Floor No.'])(
  'does not take the column %s for the quantity',
  (heading) => {
    const fields = fieldsOf(['Mark', 'Type', 'Size', heading], ['A', 'Casement', '3050', '84'])
    expect(fields).toEqual(['mark', 'type', 'size', undefined])
  },
)

it.each(["Q'ty", 'Qty Required', '# of units', 'No. Req’d'])(
  'takes the column %s for the quantity',
  (heading) => {
    const fields = fieldsOf(['Mark', 'Type', 'Size', 'Lites', heading], ['A', 'Casement', '3050', '2', '3'])
    expect(fields).toEqual(['mark', 'type', 'size', undefined, 'quantity'])
  },
)

it('does not take a column with an unknown heading for the room or the mark', () => {
  const fields = fieldsOf(['Type', 'Size', 'Finish', 'Detail'], ['Casement', '3050', 'White', 'A1'])
  expect(fields).toEqual(['type', 'size', undefined, undefined])
})

it.each([
  ['', '', ''],
  ['#', '', '-'],
])('takes columns with the headings %j, %j and %j for the mark, the room and the quantity', (...empty) => {
  const [mark, room, quantity] = empty
  const table = [
    [mark, room, 'Type', 'Size', quantity],
    ['A', 'Kitchen', 'Casement', '3050', '2'],
    ['B', 'Bath', 'Casement', '3050', '12'],
  ]
  expect(fieldsOf(...table)).toEqual(['mark', 'room', 'type', 'size', 'quantity'])
})

it('takes a column of sizes or types by its content, whatever its heading', () => {
  const fields = fieldsOf(['Mark', 'Qty', 'Net', 'Operable'], ['A', '1', '30 x 60', 'Casement'])
  expect(fields).toEqual(['mark', 'quantity', 'size', 'type'])
})

it.each(['R.O.', 'Rough Opening', 'RO size', 'Opening size', 'Rough Opening (W x H)'])(
  'takes the column %s for the opening, not for the frame',
  (heading) => {
    expect(fieldsOf(['Mark', 'Type', heading])).toEqual(['mark', 'type', 'opening_size'])
    expect(fieldsOf(['Mark', 'Unit size', heading])).toEqual(['mark', 'size', 'opening_size'])
  },
)

it('keeps marks that look like sizes beside other columns of sizes', () => {
  const row = ['3050', 'Casement', '30', '60']
  expect(fieldsOf(['Mark', 'Type', 'Width', 'Height'], row)[0]).toBe('mark')
  expect(fieldsOf(['Mark', 'Type', 'R.O.', 'Notes'], row)[0]).toBe('mark')
  expect(fieldsOf(['Mark', 'Type', 'Design code', 'Notes'], row)[0]).toBe('mark')
  expect(fieldsOf(['Window', 'Type', 'Notes', 'Qty'], row)[0]).toBe('size')
})

it('keeps the columns of feet and of inches of a length, and one column of another length', () => {
  const feetAndInches = ['W (ft)', 'W (in)', 'Height (in)', 'Height (ft)']
  expect(fieldsOf(['Mark', ...feetAndInches])).toEqual(['mark', 'width', 'width', 'height', 'height'])
  expect(fieldsOf(['Mark', 'Width', 'Width (in)', 'Width (mm)'])).toEqual([
    'mark',
    undefined,
    'width',
    undefined,
  ])
})

/** The fields of columns beside a mark and a type. `-` is a column that is not used. */
function fieldsBeside(headings: string, ...rows: string[]) {
  const table = rows.map((row) => ['A', 'Casement', ...row.split('|')])
  const fields = fieldsOf(['Mark', 'Type', ...headings.split('|')], ...table)
  return fields.slice(2).map((field) => field ?? '-')
}

it.each([
  ['High|Wide', ['height', 'width']],
  ['Overall Height|Overall Width', ['height', 'width']],
  ['Frame Ht|Frame Wd', ['height', 'width']],
  ['Window Ht|Window Wd', ['height', 'width']],
  ['Rough Opening Ht|Rough Opening Wd', ['opening_height', 'opening_width']],
  ['R.O. Ht|R.O. Wd', ['opening_height', 'opening_width']],
  ['RO H|RO W', ['opening_height', 'opening_width']],
  ['Win H|Wdw W', ['height', 'width']],
  ['Nom. Ht.|Exact Width', ['height', 'width']],
  ['O.A. Height|OA Width', ['height', 'width']],
  ['Order H|Ordered W', ['height', 'width']],
  ['Product Height|Exterior Width', ['height', 'width']],
  ['Box Height|Tip to tip width', ['height', 'width']],
  ['Measured H|Finished W', ['height', 'width']],
  ['Finished Opening H|Rough Opng W', ['opening_height', 'opening_width']],
  ['Open Ht|Opg Wd', ['opening_height', 'opening_width']],
  ['Jamb H|Sash W', ['-', '-']],
  ['DLO H|DLO W', ['-', '-']],
  ['Masonry Opening Height|M.O. Width', ['opening_height', 'opening_width']],
  ['Sill Elevation|Head Elevation', ['-', '-']],
  ['Price|Total Price', ['-', '-']],
  ['Glass W|Glass H', ['-', '-']],
  ['Foo|Bar', ['-', '-']],
  ['Height|Foo', ['height', '-']],
  ['|', ['width', 'height']],
])('takes lengths below %s for %j', (headings, fields) => {
  expect(fieldsBeside(headings, '60|36')).toEqual(fields)
})

it('guesses no sides in a table whose first line may have unknown headings', () => {
  const row = ['A', 'Casement', '60', '36']
  expect(fieldsOf(['Tagg', 'Kind', 'Price', 'Sum'], row, row, row)).not.toContain('width')
  expect(fieldsOf(row, row)).toContain('width')
})

it.each([
  ['Glass Size|Overall Frame Size', ['-', 'size']],
  ['Daylight Opening|Unit Dim', ['-', 'size']],
  ['Clear Opening|Frame Sz', ['-', 'size']],
  ['As built|Frame as made', ['-', 'size']],
  ['Screen|Mullion', ['-', '-']],
  ['Masonry Opening|Glass', ['opening_size', '-']],
  ['M.O.|Glass', ['opening_size', '-']],
  ['Opening|Glass', ['opening_size', '-']],
])('takes sizes below %s for %j', (headings, fields) => {
  expect(fieldsBeside(headings, '31 x 55|36 x 60')).toEqual(fields)
})

it('takes sizes below Opening for openings if it is the only mark', () => {
  expect(fieldsOf(['Opening', 'Type', 'Qty'], ['36 x 60', 'Casement', '1'])).toEqual([
    'opening_size',
    'type',
    'quantity',
  ])
})

it('uses neither of two columns of lengths with the same heading', () => {
  expect(fieldsBeside('Width|Height|Width|Height', '31|55|36|60')).toEqual(['-', '-', '-', '-'])
})

it('tells columns with the same heading apart by the group above them', () => {
  const table = [
    ['', '', 'Glass', '', 'Frame', '', 'Total'],
    ['Mark', 'Type', 'Width', 'Height', 'Width', 'Height', 'Qty'],
  ]
  expect(fieldsOf(...table).slice(2)).toEqual([undefined, undefined, 'width', 'height', 'quantity'])
})

it.each([
  ['Width Ft|In|Height Ft|In', ['width', 'width', 'height', 'height']],
  ['Width (ft)|(inches)|Height (ft)|Inches', ['width', 'width', 'height', 'height']],
  ['Width|In|Height|Inches', ['width', '-', 'height', '-']],
])('takes the columns %s for %j', (headings, fields) => {
  expect(fieldsBeside(headings, '3|6|5|0')).toEqual(fields)
})

it.each([
  ...['DP Required', "Design Pressure Req'd", 'OITC Required', 'Required U-factor', 'Total Glass Thk'],
  ...['Total Perimeter', 'Panel Count', 'Panes Total', 'Muntin Pieces', 'Screws Total', 'Total Amount'],
  ...['Amount ($)', 'Extended Total', 'Total $', 'Qty per floor'],
])('does not take numbers below %s for the quantity', (heading) => {
  expect(fieldsBeside(`Size|${heading}`, '3050|4', '3050|2')).toEqual(['size', '-'])
})

it.each([
  ...[
    '# Windows',
    'No. Windows',
    'Windows',
    'Nos.',
    'Number',
    'Num',
    'No',
    'N°',
    'How many',
    'Piece',
    'Sets',
  ],
  ...['Qnt', 'Cnt', 'Ordered', 'Qty Ordered', 'Qty needed', 'Amount'],
  ...['Est. Qty', 'Estimated Quantity', 'Bid Qty', 'Project Qty', 'Net Qty', 'Item Qty', 'Qty on plan'],
  ...['# of openings', 'Openings', 'No. of', 'Number of', 'Quantities', 'Tot.', 'Tot. Qty'],
])('takes numbers below %s for the quantity', (heading) => {
  expect(fieldsBeside(`Size|${heading}`, '3050|4', '3050|2')).toEqual(['size', 'quantity'])
})

it.each([
  ['Each|Qty Needed', '250|4', ['-', 'quantity']],
  ['Total|Qty Req.', '400|4', ['-', 'quantity']],
  ['Each|Total', '250|500', ['-', '-']],
  ['Windows|Ordered', '3|4', ['-', '-']],
  ['Qty|Qty', '2|3', ['-', '-']],
  ['1st Floor Qty|2nd Floor Qty', '2|3', ['-', '-']],
  ['Qty A|Qty B|Qty Total', '2|3|5', ['-', '-', 'quantity']],
  ['No|Qty', '7|3', ['-', 'quantity']],
])('takes the numbers below %s, such as %s, for %j', (headings, row, fields) => {
  expect(fieldsBeside(headings, row)).toEqual(fields)
})

it.each([['#'], ['']])('does not take the numbers of the rows below %j for the quantity', (heading) => {
  const rows = ['1', '2', '3'].map((number) => [number, 'A', 'Casement', '3050', '4'])
  expect(fieldsOf([heading, 'Mark', 'Type', 'Size', 'Qty Ordered'], ...rows)).toEqual([
    ...[undefined, 'mark', 'type', 'size', 'quantity'],
  ])
  expect(
    fieldsOf(['Type', heading, 'Mark', 'Size'], ...rows.map(([at = '']) => ['Casement', at, 'A', '3050'])),
  ).toEqual(['type', undefined, 'mark', 'size'])
})

it('takes the first numbers of a table without headings for the marks, and later ones for the quantity', () => {
  const rows = ['101', '102'].map((mark) => [mark, 'Casement', '3050', '4'])
  expect(fieldsOf(...rows)).toEqual(['mark', 'type', 'size', 'quantity'])
})

it.each([
  ...['Window Code', 'Code', 'Letter', 'Designation', 'Plan Key', 'Reference', 'Window Ref', 'Plan Ref'],
  ...['Pos.', 'Window label', 'Name', 'Schedule No.', 'Sr. No.', 'Window Unit'],
])('takes the column %s for the mark', (heading) => {
  expect(fieldsOf([heading, 'Type', 'Size'], ['A', 'Casement', '3050'])[0]).toBe('mark')
})

it.each(['Zone', 'Where Used', 'Area Name', 'Apartment', 'Suite'])(
  'takes the column %s for the room',
  (heading) => {
    expect(fieldsOf([heading, 'Type', 'Size'], ['B2', 'Casement', '3050'])[0]).toBe('room')
  },
)

it.each(['Sill Ht. A.F.F.', 'Sill height above finished floor'])('takes %s for the sill', (heading) => {
  expect(fieldsBeside(heading, '24')).toEqual(['sill'])
})

it.each([
  ['Size', ['width', 'height']],
  ['Overall', ['width', 'height']],
  ['Rough Opening', ['opening_width', 'opening_height']],
  ['', ['width', 'height']],
  ['Glass', [undefined, undefined]],
])('reads the two lines of the headings with the sides below %j', (group, sides) => {
  const fields = fieldsOf(
    ['Mark', 'Type', group, '', 'Finish', 'Qty', 'Lites'],
    ['', '', 'Width', 'Height', '', '', ''],
    ['A', 'Casement', '36', '60', 'White', '1', '4'],
    ['B', 'Casement', '36', '60', 'White', '2', '6'],
  )
  expect(fields).toEqual(['mark', 'type', ...sides, undefined, 'quantity', undefined])
})

it.each(['Model', 'Type'])('takes call sizes below %s for the sizes beside a description', (heading) => {
  const rows = [
    ['2', '3050', 'Single Hung'],
    ['1', '5040', 'Slider'],
  ]
  expect(fieldsOf(['Qty', heading, 'Description'], ...rows)).toEqual(['quantity', 'size', 'type'])
  const sizes = rows.map((row) => [...row, '36 x 60'])
  expect(fieldsOf(['Qty', heading, 'Description', 'Size'], ...sizes)).toEqual([
    ...['quantity', 'mark', 'type', 'size'],
  ])
})

it.each([
  ['Call Size|Net Size', '5040|59.5 x 47.5', ['-', 'size']],
  ['Nominal|Actual', '36x60|35 1/2 x 59 1/2', ['-', 'size']],
  ['Nominal Size|Unit dimension', '3050|35 1/2 x 59 1/2', ['-', 'size']],
  ['Frame Size|Size', '35 1/2 x 59 1/2|3050', ['size', '-']],
  ['Size|Frame', '3050|Vinyl', ['size', '-']],
  ['Call Size|Finish', '3050|White', ['size', '-']],
  [
    'Nominal Width|Nominal Height|Actual Width|Actual Height',
    '36|60|35.5|59.5',
    ['-', '-', 'width', 'height'],
  ],
  ['Frame Width|Frame Height|Width|Height', '35.5|59.5|36|60', ['width', 'height', '-', '-']],
  ['Width|Height|Net Width|Net Height', '36|60|35.5|59.5', ['-', '-', 'width', 'height']],
  ['Nominal W|Nominal H|Actual Size', '36|60|35.5 x 59.5', ['-', '-', 'size']],
  ['Width|Height|Call Size', '35.5|59.5|3050', ['width', 'height', 'size']],
])('takes the most exact sizes of the frame below %s, such as %s, for %j', (headings, row, fields) => {
  expect(fieldsBeside(headings, row)).toEqual(fields)
})

it.each([
  ['Size|Head|Jamb|Sill', '3050|4|5|6', ['size', '-', '-', '-']],
  ['Size|HEAD|JAMB|SILL|Sill Ht', '3050|3/5|4/5|2/5|24', ['size', '-', '-', '-', 'sill']],
  ['Size|Head|Jamb|Sill Height', '3050|80|5|24', ['size', '-', '-', 'sill']],
  ['Size|Sill', '3050|24', ['size', 'sill']],
  ['Size|Head|Sill', '3050|84|24', ['size', '-', 'sill']],
])('takes the details below %s, such as %s, for no height of a sill', (headings, row, fields) => {
  expect(fieldsBeside(headings, row)).toEqual(fields)
})

it('takes an area in square feet for no room', () => {
  const rows = ['A|SH|3050|15', 'B|SH|3050|12.5 SF'].map((row) => row.split('|'))
  expect(fieldsOf(['Mark', 'Type', 'Size', 'AREA'], ...rows)[3]).toBeUndefined()
  expect(fieldsOf(['Mark', 'Type', 'Size', 'Area'], ['A', 'SH', '3050', 'Kitchen'])[3]).toBe('room')
  expect(fieldsOf(['Mark', 'Type', 'Size', 'Room'], ['A', 'SH', '3050', '101'])[3]).toBe('room')
})

it.each([
  ...[
    'Egress (Y/N)',
    "EGRESS REQ'D",
    'Egress Req.',
    'Egress needed?',
    'Emergency Egress',
    'Egress Window (Yes/No)',
  ],
])('takes the column %s for the sleeping rooms', (heading) => {
  expect(fieldsBeside(`Size|Room|${heading}`, '3050|Bedroom 3|N')).toEqual(['size', 'room', 'sleeping'])
})

it.each(['Meets Egress', 'Temp / Egress', 'Egress Area', 'Egress SF', 'Egress Width'])(
  'does not take the column %s for the sleeping rooms',
  (heading) => {
    expect(fieldsBeside(`Size|Room|${heading}`, '3050|Bedroom 3|N')).toEqual(['size', 'room', '-'])
  },
)
