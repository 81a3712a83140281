import { fewLines } from './few-lines'

it.each([
  ['a text with few line breaks', 'a\r\nb\n\nc', 'a\r\nb\n\nc'],
  ['the first line breaks of a text', '1\n2\n3\r\n4\n5\n6\n7\n8\n9\r10', '1\n2\n3\n4\n5\n6\n7\n8 9 10'],
  ['the length of a text of line breaks', '\n'.repeat(300), `${'\n'.repeat(7)}${' '.repeat(293)}`],
])('keeps %s', (_, text, kept) => {
  expect(fewLines(text)).toBe(kept)
})
