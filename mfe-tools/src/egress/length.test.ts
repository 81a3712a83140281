import { readLength } from './length'

test.each([
  ['36', 36],
  ['35.5', 35.5],
  ['71.883', 71.883],
  ['35 1/2', 35.5],
  ['35-1/2"', 35.5],
  ['35½ in', 35.5],
  ["5' 6", 66],
  ['35.0625', 35.0625],
  // A number that is typed is taken as it is, not as the sixteenth beside it.
  ['35.063', 35.063],
])('reads %s as %d in', (text, inches) => {
  expect(readLength(text)).toEqual({ ok: true, inches })
})

test.each([
  ['', 'EMPTY'],
  ['  ', 'EMPTY'],
  ['wide', 'NOT_A_LENGTH'],
  ['35 5/4', 'NOT_A_LENGTH'],
  ['.', 'NOT_A_LENGTH'],
  ['-36', 'NOT_A_LENGTH'],
  ['0', 'NOT_POSITIVE'],
  ['240.5', 'TOO_LONG'],
  ['35.12345', 'TOO_FINE'],
])('says of "%s" that it is %s', (text, problem) => {
  expect(readLength(text)).toEqual({ ok: false, problem })
})
