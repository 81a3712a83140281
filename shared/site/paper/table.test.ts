import { documentFonts } from './fonts'
import { pageFormat } from './page-format'
import { addPage, closePaper, openElement, openPaper } from './paper'
import { writeTable } from './table'

const letter = pageFormat('letter', 36)

function tableOf(rowCount: number) {
  const paper = openPaper({ title: 'T', subject: 'S', date: '2026-11-20' }, letter, documentFonts())
  addPage(paper, letter)
  const table = openElement(paper, paper.root, 'Table')
  const rows = Array.from({ length: rowCount }, (_, index) => [`Row ${index}`, 'a value'])
  const look = { x: 36, widths: [100, 200], size: 10, padding: { block: 4, inline: 4 } }
  writeTable(paper, table, { columns: ['Name', 'Value'], rows }, look)
  table.end()
  return paper
}

it('leaves the cursor below the table', () => {
  const { doc } = tableOf(2)
  expect(doc.bufferedPageRange().count).toBe(1)
  expect(doc.y).toBeCloseTo(36 + 3 * (12.2 + 8), 1)
})

it('begins a new page for a row that does not fit', () => {
  const { doc } = tableOf(40)
  expect(doc.bufferedPageRange().count).toBe(2)
})

it('gives the same bytes for the same content', async () => {
  expect((await closePaper(tableOf(3))).equals(await closePaper(tableOf(3)))).toBe(true)
})
