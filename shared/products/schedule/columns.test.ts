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
