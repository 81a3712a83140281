import { toInches } from './dimension'
import { findSize } from './find-size'
import { readSize } from './read-size'

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
  ['36 x 60 W', 36, 60],
  ['60 H x 36 W', 36, 60],
  ['60 x 36 wide', 36, 60],
  ['36 x 60 tall', 36, 60],
  ['36 W x 60 W', 36, 60],
  ['914 x 1524 mm', 36, 60],
  ['914x1524', 36, 60],
  ['91.4 cm x 152.4 cm', 36, 60],
  ['35.33 x 60', 35.3125, 60],
])('reads the size %s', (text, width, height) => {
  expect(sizeOf(readSize(text))).toEqual([width, height])
})

it.each([
  ['48x36 (HxW)', 36, 48],
  ['48 x 36 H x W', 36, 48],
  ['HxW 48x36', 36, 48],
  ['H x W: 48 x 36', 36, 48],
  ['(h by w) 48 x 36', 36, 48],
  ['Height x Width 48 x 36', 36, 48],
  ['48 x 36 [Ht x Wd]', 36, 48],
  ['36 x 48 (W x H)', 36, 48],
  ['3-0 x 5-0 (W x H)', 36, 60],
  ['48 H x 36 W (HxW)', 36, 48],
  ['3050 (W x H)', 36, 60],
])('reads the order of the sides in the note of %s', (text, width, height) => {
  expect(sizeOf(readSize(text))).toEqual([width, height])
  const other = /^[([]?h|\(h|\[h|h x w/i.test(text) ? 'width' : 'height'
  expect(sizeOf(readSize(text, undefined, other))).toEqual([width, height])
  expect(sizeOf(findSize(`casement ${text} clear`, undefined, other))).toEqual([width, height])
})

it.each(['3050 (HxW)', '36 W x 48 H (HxW)', '48 x 36 (HxW) (WxH)'])(
  'does not choose between the note and the rest of %s',
  (text) => {
    expect(sizeOf(readSize(text))).toBe('AMBIGUOUS')
    expect(findSize(`casement ${text} clear`).ok).toBe(false)
  },
)

it.each([
  ['48 x 36W', 36, 48],
  [`60" x 24"W`, 24, 60],
  ['48 x 36 (W)', 36, 48],
  ['48 x 36 WD', 36, 48],
  ['48 x 36 width', 36, 48],
  ['48 (H) x 36 (W)', 36, 48],
  [`48" H. x 36" W.`, 36, 48],
  ['48 Ht x 36 Wd', 36, 48],
])('reads the label of a side in %s', (text, width, height) => {
  expect(sizeOf(readSize(text))).toEqual([width, height])
  expect(sizeOf(findSize(`casement ${text}, clear`))).toEqual([width, height])
})

it.each([
  ['H: 48 x W: 36', 36, 48],
  ['(H) 48 x (W) 36', 36, 48],
  ['48H 36W', 36, 48],
  [`36"W 48"H`, 36, 48],
  ['3—0 x 5—0', 36, 60],
])('reads the size %s with labels before it or without a sign between', (text, width, height) => {
  expect(sizeOf(readSize(text))).toEqual([width, height])
})

it('takes a W that stands alone after the size for a color', () => {
  expect(sizeOf(readSize('36 x 60 W'))).toEqual([36, 60])
  expect(sizeOf(readSize('H36W x 60'))).toBe('NOT_A_SIZE')
})

it.each([
  ['200 x 1200', 7.875, 47.25],
  ['1200 x 200', 47.25, 7.875],
  ['914 mm x 1524', 36, 60],
])('reads both sides of %s in millimeters', (text, width, height) => {
  expect(sizeOf(readSize(text))).toEqual([width, height])
})

it.each([
  '36 x 1524',
  '2 x 3050',
  '3050 x 2',
  '35 1/2 x 1524',
  `36" x 1524`,
  '914 x 5 ft',
  '914 mm x 60',
  '91 cm x 152',
])('does not guess that one side of %s is metric and the other not', (text) => {
  expect(sizeOf(readSize(text))).toBe('AMBIGUOUS')
})

it.each(['1.200', '1.200 mm'])('does not choose between thousands and decimals in %s below mm', (text) => {
  expect(sizeOf(readSize(`${text} x 1.500`, 'mm'))).toBe('AMBIGUOUS')
})

it.each([
  ['3 x 5 ft', 36, 60],
  ['3.5 x 4.5 feet', 42, 54],
  [`3 x 5'`, 36, 60],
  [`36 x 5'`, 36, 60],
  ['0.9 x 1.5 m', 35.4375, 59.0625],
  ['252 x 96 in.', 252, 96],
  ['252 x 96 1/2"', 252, 96.5],
  ['36 x 60 inch', 36, 60],
  ['914 x 1524 millimeters', 36, 60],
  ['200 x 1,200 mm', 7.875, 47.25],
  ['235 x 1,524 mm', 9.25, 60],
  ['1,200 x 1,500 mm', 47.25, 59.0625],
  ['3 1/2 x 5 ft', 42, 60],
  ['3½ x 5 ft', 42, 60],
  ['3-1/2 x 5½ ft', 42, 66],
  ['3.5 x 5 ft', 42, 60],
  ['16 x 7 ft', 192, 84],
  [`8 x 8'`, 96, 96],
  ['35 1/2 x 60 in', 35.5, 60],
])('reads both sides of %s in the unit of the second one', (text, width, height) => {
  expect(sizeOf(readSize(text))).toEqual([width, height])
})

it.each([
  [`24 x 4'`, 24, 48],
  [`35 1/2 x 5'`, 35.5, 60],
  ['36 x 5 ft', 36, 60],
])('does not read the first side of %s in feet, because it is too large', (text, width, height) => {
  expect(sizeOf(readSize(text))).toEqual([width, height])
})

it.each([
  ['914 x 1524 mm', 'in' as const, 36, 60],
  ['3 x 5 ft', 'in' as const, 36, 60],
  ['36 x 60 in', 'mm' as const, 36, 60],
  [`3'0" x 5'0"`, 'mm' as const, 36, 60],
  ['252 x 96', 'in' as const, 252, 96],
  ['3 x 5', 'ft' as const, 36, 60],
  ['3 1/2 x 5', 'ft' as const, 42, 60],
])('reads %s below a heading in %s by the unit of the cell, if it has one', (text, unit, width, height) => {
  expect(sizeOf(readSize(text, unit))).toEqual([width, height])
  expect(sizeOf(findSize(`Casement ${text}`, unit))).toEqual([width, height])
})

it('reads a side above the largest one as too large, not as millimeters, if its unit is inches', () => {
  expect(sizeOf(readSize('500 x 96', 'in'))).toBe('TOO_LARGE')
  expect(sizeOf(findSize('500 x 96 door', 'in'))).toBe('NOT_A_SIZE')
})

it.each([
  ['', 'EMPTY'],
  ['SH', 'NOT_A_SIZE'],
  ['36x', 'NOT_A_SIZE'],
  ['0 x 60', 'NOT_A_SIZE'],
  ['99999', 'NOT_A_SIZE'],
  ['11050', 'AMBIGUOUS'],
  [`12 x 8'`, 'AMBIGUOUS'],
  [`18 x 4'`, 'AMBIGUOUS'],
  [`9 1/2 x 7'`, 'AMBIGUOUS'],
  ['2022 CBC', 'NOT_A_SIZE'],
  ['2026-03-06', 'NOT_A_SIZE'],
  [`90' x 5'`, 'TOO_LARGE'],
  ['35 1/2 x 1524 mm', 'NOT_A_SIZE'],
  ['35 1/2 ft x 5 ft', 'NOT_A_SIZE'],
  ['36 x 152,4', 'NOT_A_SIZE'],
  ['2026 rev', 'NOT_A_SIZE'],
])('refuses %j as a size: %s', (text, problem) => {
  expect(sizeOf(readSize(text))).toBe(problem)
})

it.each(['28 1/2 x 54', '700 x 54 1/2'])(
  'does not guess the unit of %j below a heading in millimeters',
  (text) => {
    expect(sizeOf(readSize(text, 'mm'))).toBe('NOT_A_SIZE')
    expect(sizeOf(readSize('28 1/2 x 54 1/2', 'mm'))).toEqual([28.5, 54.5])
  },
)

it.each([
  ['60 x 36', 36, 60],
  ['6030', 72, 36],
  ['36 W x 60 H', 36, 60],
  ['60 x 36 W', 36, 60],
  ['36 x 60 H', 36, 60],
])(
  'reads %s below a heading that names the height first, unless the text names its sides or is a call size',
  (text, width, height) => {
    expect(sizeOf(readSize(text, undefined, 'height'))).toEqual([width, height])
  },
)
