import { isWithin } from './json-structure'

const nested = JSON.stringify({ list: [{ a: 1, b: 2 }, { a: 3 }], text: 'x' })

it('counts opening brackets, commas and colons', () => {
  expect(isWithin(nested, { marks: 12 })).toBe(true)
  expect(isWithin(nested, { marks: 11 })).toBe(false)
})

it('counts the names of each object on its own', () => {
  expect(isWithin(nested, { marks: 12, names: 2 })).toBe(true)
  expect(isWithin(nested, { marks: 12, names: 1 })).toBe(false)
  expect(isWithin('{"a":{"b":{}},"c":1,"d":1}', { marks: 99, names: 2 })).toBe(false)
})

it('counts nothing in strings, also with quotes and backslashes in them', () => {
  const text = JSON.stringify({ a: '{[,:"{[,:\\', b: '\\\\"' })
  expect(isWithin(text, { marks: 4, names: 2 })).toBe(true)
})

it.each([
  ['a string without an end', '{"a'],
  ['a long number', `{"a":${'1'.repeat(1000)}}`],
  ['much white space', ' '.repeat(1000)],
])('refuses %s', (_, text) => {
  expect(isWithin(text, { marks: 10 })).toBe(false)
})
