import { joinCells } from './join-cells'

const widthOf = (cells: string[], headings = ['Width (ft)', 'Width (in)']) =>
  joinCells(cells, [0, 1], headings, 'width')

it.each([
  ['2', '6', '2 ft 6 in'],
  ['2', '6½', '2 ft 6 1/2 in'],
  ["2'", '6"', '2 ft 6 in'],
  ['2', '1/2', '2 ft 1/2 in'],
  ['2.5', '', '2.5 ft'],
  ['', '30', '30 in'],
  ['', '', ''],
])('joins %j ft and %j in', (feet, inches, length) => {
  expect(widthOf([feet, inches])).toBe(length)
  expect(widthOf([inches, feet], ['W (inches)', 'W (feet)'])).toBe(length)
})

it.each([
  ['3', '36'],
  ['2.5', '30'],
  ['2', "6'"],
])('does not join %j ft and %j in to a length that can be read', (feet, inches) => {
  expect(widthOf([feet, inches])).toBe(`${feet}, ${inches}`)
})

it('joins other columns with a space, and notes with their headings', () => {
  expect(widthOf(['30', '760'], ['Width', 'Width (mm)'])).toBe('30 760')
  expect(joinCells(['Fixed', 'S-5000'], [0, 1], ['Style', 'Series'], 'type')).toBe('Fixed S-5000')
  expect(joinCells(['low', 'see A4'], [0, 1], ['Notes', 'Comfort'], 'notes')).toBe('low; Comfort: see A4')
})

it.each([
  ['3', '3 ft or in'],
  ['3-0', '3-0'],
  ['36', '36'],
  ['0', '0'],
])('joins %s below a heading of feet and inches to %s', (text, joined) => {
  expect(joinCells([text], [0], ['Width (ft-in)'], 'width')).toBe(joined)
})
