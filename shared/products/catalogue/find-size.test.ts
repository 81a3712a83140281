import { toInches } from './dimension'
import { findSize, findSizeText } from './find-size'

const sizeOf = (read: ReturnType<typeof findSize>) =>
  read.ok ? [toInches(read.width), toInches(read.height)] : read.problem

it('finds a size in the words of a type', () => {
  expect(sizeOf(findSize('Vinyl casement 28 x 54 low-e'))).toEqual([28, 54])
  expect(sizeOf(findSize('SH 3050 white'))).toEqual([36, 60])
})

it.each([
  ['SH 3050 white', '3050'],
  ['3050-white', '3050'],
  ['2020 casement', '2020'],
  ['rev 2026-03-06, 36 x 60', '36 x 60'],
  ['3050 per CRC 2025', '3050'],
  ['Casement 3 x 5 ft', '3 x 5 ft'],
  ['door 252 x 96 inches', '252 x 96 inches'],
  ['914 x 1524 in kitchen', '914 x 1524'],
  ['Casement 914mmx1524mm', '914mmx1524mm'],
  ['914mmx1524mm clear', '914mmx1524mm'],
  ['Casement 3 feet x 5 feet', '3 feet x 5 feet'],
  ['Casement 36 in. x 60 in.', '36 in. x 60 in'],
  ['Casement 91.4 x 152.4 centimeters', '91.4 x 152.4 centimeters'],
  ['Casement 1,200 x 1,500 mm', '1,200 x 1,500 mm'],
  ['casement,3050', '3050'],
  ['3050,3060', '3050'],
  ['2,3050,SH', '3050'],
  ['Casement 35½ x 59½ clear', '35 1/2 x 59 1/2'],
  ['3050-1-2', '3050'],
  ['3050-13-2', '3050'],
  ['2030 SH', '2030'],
  ['SH 2020 white', '2020'],
  ['XOX 2036', '2036'],
  ['2022', '2022'],
  ['SH 2030 tempered', '2030'],
  ['2030 SH low-e', '2030'],
  ['(2) 2030 SH', '2030'],
  ['SH, 2030', '2030'],
  ['2030 L', '2030'],
  ['2030 2040', '2030'],
  ['Casement, quote 2026, 36 x 60', '36 x 60'],
  ['Casement per IRC 2021 36 x 60', '36 x 60'],
  ['36 x 60 2021 IRC', '36 x 60'],
  ['rev. May 5, 2025 casement 3050', '3050'],
  ['Octagon 2020', '2020'],
  ['Marvin 2030', '2030'],
  [`casement 2’4” x 4’6”`, `2'4" x 4'6"`],
])('finds in %j the size %s', (text, size) => {
  expect(findSizeText(text)).toBe(size)
})

it.each(['Casement 91,44 x 152,4 cm', 'Casement 36 x 152,4', 'Casement 35,5 x 60', '3,050 lb casement'])(
  'finds no size in the middle of a number of %j',
  (text) => {
    expect(findSizeText(text)).toBeUndefined()
  },
)

it.each([
  'Casement rev 2026-03-06',
  '2026-03-06 00:00',
  'Casement per IRC 2021',
  '2022 CBC',
  'per CRC 2025',
  '2019 CALGreen, IECC-2021',
  'per 2022 California Building Code',
  'Title 24 2022',
  'Energy Code 2022',
  'IRC R310 2021',
  'AAMA 101 2011',
  'ENERGY STAR 2023',
  'Casement, quote 2026',
  'Casement 2022 T24',
  'Casement, installed 1998',
  'Casement, plan set 2025',
  'Casement May 5, 2025',
])('finds no size in the dates and years of %j', (text) => {
  expect(findSizeText(text)).toBeUndefined()
})

it.each([
  'Casement ENERGY STAR 2030 over 3050',
  '2036 per code, mull to 3050',
  '2030 per plan, RO 2-6 x 3-6',
])('finds no size in %j, because the first number may be a year or a size', (text) => {
  expect(findSizeText(text)).toBeUndefined()
})

it.each([
  ['3ft x 5ft 6in white', '3ft x 5ft 6in', 36, 66],
  ['3 ft. x 5 ft. 6 in. white', '3 ft. x 5 ft. 6 in', 36, 66],
  ['2ft 6in x 5ft 6in egress', '2ft 6in x 5ft 6in', 30, 66],
  ['2 ft 6 x 5 ft 6 1/2" egress', '2 ft 6 x 5 ft 6 1/2"', 30, 66.5],
  ['30in x 5ft 6in clear', '30in x 5ft 6in', 30, 66],
  ['3 feet x 5 feet 6 inches in kitchen', '3 feet x 5 feet 6 inches', 36, 66],
  ['3 ft x 5 ft, 2 lites', '3 ft x 5 ft', 36, 60],
  ['3 x 5 foot door', '3 x 5 foot', 36, 60],
])('finds in %j the feet and inches in words of both sides', (text, found, width, height) => {
  expect(findSizeText(text)).toBe(found)
  expect(sizeOf(findSize(text))).toEqual([width, height])
})

it.each([
  '3 ft x 5 ft 6 white',
  '3 ft x 5 ft 6 inserts',
  '2 feet, 6 inches x 5 feet, 6 inches',
  '2 ft; 6 in x 5 ft 6 in',
  'RO2ft 6in x 5ft 6in',
  '2^8 x 6^8',
  '2°8 x 6°8 door',
])('finds no size in %j instead of cutting a side', (text) => {
  expect(findSizeText(text)).toBeUndefined()
})

it.each([
  ['60 x 36 wide, egress', 36, 60],
  ['60" x 36" W white', 60, 36],
  ['60H x 36W white', 36, 60],
  ['60 in x 36 in wide', 36, 60],
  ['36 x 60 W/ grids', 36, 60],
  ['36 x 60 white', 36, 60],
  ['36 x 60 W tempered', 36, 60],
  ['36 x 60 w. grids', 36, 60],
])('finds the sides of %j by their labels', (text, width, height) => {
  expect(sizeOf(findSize(text))).toEqual([width, height])
})
