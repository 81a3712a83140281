import { inches } from '../../catalogue/dimension'
import { readSide } from './read-side'

it.each([
  ['35.5', 35.5],
  ['35 1/2', 35.5],
  ['35½"', 35.5],
  ["6' 8", 80],
])('reads %s', (text, expected) => {
  expect(readSide(text)).toBe(inches(expected))
})

it.each([
  ['', 'EMPTY'],
  ['wide', 'NOT_A_LENGTH'],
  ['-3', 'NOT_A_LENGTH'],
  ['35.01', 'NOT_A_SIXTEENTH'],
  ['3 15/16', 'TOO_SMALL'],
  ['480 1/16', 'TOO_LARGE'],
  ['99999', 'TOO_LARGE'],
])('says what is wrong with "%s"', (text, problem) => {
  expect(readSide(text)).toBe(problem)
})
