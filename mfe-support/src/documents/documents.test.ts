import { writePdf } from '../../scripts/documents/write-pdf'
import { documents } from './documents'
import { drawings } from './drawings'
import { plainText } from './plain-text'

const all = documents.map((document) => [document.title, document] as const)

it.each(all)('makes a PDF of %s that is tagged, titled, in English and below 300 KB', async (_, document) => {
  const pdf = await writePdf(document)
  expect(pdf.length).toBeLessThan(300 * 1024)
  for (const mark of ['/Marked true', '/StructTreeRoot', '/Lang (en-US)', '/DisplayDocTitle true'])
    expect(pdf.toString('latin1')).toContain(mark)
})

it.each(all)('makes the same PDF of %s each time', async (_, document) => {
  expect((await writePdf(document)).equals(await writePdf(document))).toBe(true)
})

it.each(all)('gives every row of the tables in %s a cell for each column', (_, { sections }) => {
  const tables = sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'table')
  expect(tables.length).toBeGreaterThan(0)
  for (const { columns, rows } of tables) for (const row of rows) expect(row).toHaveLength(columns.length)
})

it('describes each drawing in words', () => {
  for (const { alt } of Object.values(drawings)) expect(alt.length).toBeGreaterThan(40)
})

it('turns a table into sentences', () => {
  const table = { kind: 'table', caption: 'T', columns: ['A', 'B'], rows: [['Windows', '3 days']] } as const
  expect(plainText([table])).toBe('Windows: 3 days.')
})
