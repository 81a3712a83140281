import { toCsv } from './csv'

test('a CSV keeps commas and quotes, and runs no formula of a visitor', () => {
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

test.each(['=1+1', '+1', '-1', '@A1', '\tx', '\rx'])('disarms %j', (text) => {
  expect(toCsv(['Room'], [[text]])).toContain(`'${text}`)
})

test('a note of several lines stays one field', () => {
  expect(toCsv(['Notes'], [['one\ntwo']])).toBe('Notes\r\n"one\ntwo"\r\n')
})
