import { textOfCell, toCsv } from './csv'

it('keeps commas and quotes, and escapes formulas', () => {
  expect(
    toCsv(
      ['Room', 'Width'],
      [
        ['Bed, 2nd "blue"', 35.5],
        ['=HYPERLINK("x")', 1],
      ],
    ),
  ).toBe('Room,Width\r\n"Bed, 2nd ""blue""",35.5\r\n"\'=HYPERLINK(""x"")",1\r\n')
})

it.each(['=1+1', '+1', '-1', '@A1', '\tx', '\rx', '\nx', '＝1+1', '＋1', '－1', '＠A1'])(
  'escapes the formula %j',
  (text) => {
    expect(toCsv(['Room'], [[text]])).toContain(`'${text}`)
  },
)

it('keeps a note with several lines in one field', () => {
  expect(toCsv(['Notes'], [['one\ntwo']])).toBe('Notes\r\n"one\ntwo"\r\n')
})

it.each(['=1+1', "'=1+1", "''-x", "'tis", '', 'plain', '\t'])('gives the text %j of a cell back', (text) => {
  const [, cell = ''] = toCsv(['Room'], [[text]]).split('\r\n')
  expect(textOfCell(cell)).toBe(text)
})
