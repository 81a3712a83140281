import { allowsRange, byteRange } from './range'

it.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=8-30', { start: 8, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['lines=0-3', undefined],
  [undefined, undefined],
])('reads %s of a file of ten bytes', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range)
})

it('finds no satisfiable part in an empty file', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable')
})

it('allows a part only of the version that the client has', () => {
  expect(allowsRange(undefined, '"a"')).toBe(true)
  expect(allowsRange('"a"', '"a"')).toBe(true)
  expect(allowsRange('"b"', '"a"')).toBe(false)
  expect(allowsRange('W/"a"', 'W/"a"')).toBe(false)
  expect(allowsRange('Sun, 22 Nov 2026 05:00:00 GMT', '"a"')).toBe(false)
})
