import { toInches } from './dimension'
import { readSideLength } from './read-side-length'

it.each([
  ['36', undefined, 36],
  ['914', undefined, 36],
  ['914', 'mm' as const, 36],
  ['3', 'ft' as const, 36],
  ['2-10 1/2', undefined, 34.5],
  ['1,524 mm', undefined, 60],
  ['3 1/2 ft', undefined, 42],
  ['3 1/2', 'ft' as const, 42],
  ['35 1/2', 'mm' as const, 35.5],
])('reads the side %s', (text, unit, length) => {
  const read = readSideLength(text, unit)
  expect(read.ok && toInches(read.side)).toBe(length)
})

it('says that a metric length is rounded to the nearest sixteenth', () => {
  expect(readSideLength('914 mm')).toMatchObject({ rounded: true })
  expect(readSideLength('914.4 mm')).toMatchObject({ rounded: false })
})

it.each(['1.200', '1.200 mm'])('does not choose between thousands and decimals in %s below mm', (text) => {
  expect(readSideLength(text, 'mm')).toEqual({ ok: false, problem: 'AMBIGUOUS' })
  expect(readSideLength('914.400', 'mm')).toMatchObject({ ok: true })
  expect(readSideLength('1.200', 'm')).toMatchObject({ ok: true })
})

it.each(['351/2', '351/2"', `3'-101/2"`, '31/2'])(
  'refuses %s, which has lost the space before its fraction',
  (text) => {
    expect(readSideLength(text)).toEqual({ ok: false, problem: 'NOT_A_SIZE' })
  },
)

it('reads a number above the largest side as too large, not as millimeters, if its unit is inches', () => {
  expect(readSideLength('481', 'in')).toEqual({ ok: false, problem: 'TOO_LARGE' })
})
