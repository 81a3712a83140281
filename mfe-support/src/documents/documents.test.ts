import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from '../../documents/fingerprint'
import { documents } from './documents'
import { drawings } from './drawings'
import { pdfPath } from './model'
import { plainText } from './plain-text'
import sizes from './sizes.json'

const app = path.join(__dirname, '../..')
const all = documents.map((document) => [document.title, document] as const)
const pdfOf = (id: string) => readFileSync(path.join(app, 'public', pdfPath(id)))

it.each(all)('has a PDF of %s that is made from the present content', (_, document) => {
  expect(pdfOf(document.id).toString('latin1')).toContain(fingerprint(document, path.join(app, 'documents')))
})

it.each(all)('states the size of the PDF of %s', (_, { id }) => {
  expect((sizes as Record<string, number>)[id]).toBe(pdfOf(id).length)
})

it.each(all)('keeps the PDF of %s below 300 KB', (_, { id }) => {
  expect(pdfOf(id).length).toBeLessThan(300 * 1024)
})

it.each(all)('has a PDF of %s that is tagged, titled and in English', (_, { id }) => {
  const pdf = pdfOf(id).toString('latin1')
  for (const mark of ['/Marked true', '/StructTreeRoot', '/Lang (en-US)', '/DisplayDocTitle true'])
    expect(pdf).toContain(mark)
})

it.each(all)('gives every row of the tables in %s a cell for each column', (_, { sections }) => {
  const tables = sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'table')
  expect(tables.length).toBeGreaterThan(0)
  for (const { columns, rows } of tables) for (const row of rows) expect(row).toHaveLength(columns.length)
})

it('describes each drawing in words', () => {
  for (const { alt } of Object.values(drawings)) expect(alt.length).toBeGreaterThan(40)
})

it('reads a table as sentences', () => {
  const table = { kind: 'table', caption: 'T', columns: ['A', 'B'], rows: [['Windows', '3 days']] } as const
  expect(plainText([table])).toBe('Windows: 3 days.')
})
