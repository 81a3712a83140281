import { toInches } from './dimension'
import { findSize, readSideLength, readSize } from './read-size'

const sizeOf = (read: ReturnType<typeof readSize>) =>
  read.ok ? [toInches(read.width), toInches(read.height)] : read.problem

it.each([
  ['3050', 36, 60],
  ['3050SH', 36, 60],
  ['6068 SGD', 72, 80],
  ['12080', 144, 96],
  ['160100', 192, 120],
  ['21050', 34, 60],
  [`3'0" x 5'0"`, 36, 60],
  [`3'-0" x 5'-0"`, 36, 60],
  [`2'-10 1/2" x 5'-0"`, 34.5, 60],
  ['3-0 x 5-0', 36, 60],
  ['3-0 5-0', 36, 60],
  ['3/0 x 5/0', 36, 60],
  ['36x60', 36, 60],
  ['36 by 60', 36, 60],
  ['36 × 59½', 36, 59.5],
  ['36 1/2 x 60 3/4', 36.5, 60.75],
  [`36"W x 60"H`, 36, 60],
  [`60"H x 36"W`, 36, 60],
  ['W36 x H60', 36, 60],
  ['914 x 1524 mm', 36, 60],
  ['914x1524', 36, 60],
  ['91.4 cm x 152.4 cm', 36, 60],
  ['35.33 x 60', 35.3125, 60],
])('reads the size %s', (text, width, height) => {
  expect(sizeOf(readSize(text))).toEqual([width, height])
})

it.each([
  ['', 'EMPTY'],
  ['SH', 'NOT_A_SIZE'],
  ['36x', 'NOT_A_SIZE'],
  ['0 x 60', 'NOT_A_SIZE'],
  ['99999', 'NOT_A_SIZE'],
  ['11050', 'AMBIGUOUS'],
  [`90' x 5'`, 'TOO_LARGE'],
])('refuses %j as a size: %s', (text, problem) => {
  expect(sizeOf(readSize(text))).toBe(problem)
})

it.each([
  ['36', undefined, 36],
  ['914', undefined, 36],
  ['914', 'mm' as const, 36],
  ['3', 'ft' as const, 36],
  ['2-10 1/2', undefined, 34.5],
  ['1,524 mm', undefined, 60],
])('reads the side %s', (text, unit, length) => {
  const read = readSideLength(text, unit)
  expect(read.ok && toInches(read.side)).toBe(length)
})

it('says that a metric length is rounded to the nearest sixteenth', () => {
  expect(readSideLength('914 mm')).toMatchObject({ rounded: true })
  expect(readSideLength('914.4 mm')).toMatchObject({ rounded: false })
})

it('finds a size in the words of a type', () => {
  expect(sizeOf(findSize('Vinyl casement 28 x 54 low-e'))).toEqual([28, 54])
  expect(sizeOf(findSize('SH 3050 white'))).toEqual([36, 60])
})
