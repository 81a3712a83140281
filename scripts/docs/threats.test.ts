import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const text = readFileSync(path.join(root, 'docs/threats.md'), 'utf8')

/** The tests that the table names: a file, followed by titles in quotes. */
const named = [...text.matchAll(/`([^`|]+\.(?:test|spec)\.tsx?)`((?:,? "[^"]+")+)/g)].flatMap(
  ([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']): [string, string] => [title, file]),
)

it.each(named)('finds "%s" in %s', (title, file) => {
  expect(existsSync(path.join(root, file))).toBe(true)
  // Titles of several cases contain placeholders such as %s; the source has the same text.
  expect(readFileSync(path.join(root, file), 'utf8')).toContain(title)
})

it('finds a test in each row of the table of attacks', () => {
  const table = text.slice(text.indexOf('## Attacks'), text.indexOf('## Longer attacks'))
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter((row) => !/\.(?:test|spec)\.tsx?` "/.test(row))).toEqual([])
})

it.each(Array.from({ length: 18 }, (_, index) => index + 1))('has a row for attack %i', (number) => {
  expect(text).toMatch(new RegExp(`^\\| ${number}\\. `, 'm'))
})
