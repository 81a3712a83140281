import { inks } from './inks'
import { addElement, drawArtifact, openElement, type Paper, type Structure } from './paper'
import { drawText, textHeight } from './text'

export type Table = {
  columns: readonly string[]
  /** The first cell of each row is its header. */
  rows: readonly (readonly string[])[]
}

export type TableLook = {
  /** Left edge in points. */
  x: number
  /** Width of each column in points. */
  widths: readonly number[]
  /** Size of the text in points. */
  size: number
  /** Points around a cell's text: `block` above and below it, twice `inline` to its right, none to its left. */
  padding: { block: number; inline: number }
  /** Draws a hairline below each row. */
  isRuled?: boolean
}

/**
 * Draws a table from `doc.y` down and leaves `doc.y` below it. A row is never divided; when one does not fit, it begins
 * a new page, and the column headers are repeated there as decoration that screen readers skip.
 */
export function writeTable(paper: Paper, parent: Structure, { columns, rows }: Table, look: TableLook) {
  const { doc } = paper
  writeRow(paper, parent, columns, look, true)
  for (const row of rows) {
    if (doc.y + rowHeight(paper, row, look, false) > doc.page.maxY()) {
      doc.addPage()
      const top = doc.y
      drawArtifact(paper, 'Layout', () =>
        columns.forEach((text, index) => drawCell(paper, text, index, look, top, true)),
      )
      doc.y = top + rowHeight(paper, columns, look, true)
    }
    writeRow(paper, parent, row, look, false)
  }
}

function writeRow(
  paper: Paper,
  table: Structure,
  cells: readonly string[],
  look: TableLook,
  isHead: boolean,
) {
  const row = openElement(paper, table, 'TR')
  const top = paper.doc.y
  const bottom = top + rowHeight(paper, cells, look, isHead)
  cells.forEach((text, index) => {
    const isHeader = isHead || index === 0
    addElement(
      paper,
      row,
      isHeader ? 'TH' : 'TD',
      () => drawCell(paper, text, index, look, top, isHeader),
      isHeader ? { scope: isHead ? 'Column' : 'Row' } : {},
    )
  })
  row.end()
  if (look.isRuled) drawRule(paper, look, bottom)
  paper.doc.y = bottom
}

function drawRule(paper: Paper, { x, widths }: TableLook, y: number) {
  drawArtifact(paper, 'Layout', () => {
    paper.doc
      .moveTo(x, y)
      .lineTo(x + sum(widths), y)
      .lineWidth(0.5)
      .stroke(inks.line)
  })
}

function drawCell(
  { doc }: Paper,
  text: string,
  index: number,
  look: TableLook,
  top: number,
  isStrong: boolean,
) {
  drawText(
    doc,
    // An element of the structure must not be empty: PDF/UA readers report it.
    text || ' ',
    { size: look.size, isStrong },
    {
      x: look.x + sum(look.widths.slice(0, index)),
      y: top + look.padding.block,
      width: textWidth(look, index),
    },
  )
}

function rowHeight({ doc }: Paper, cells: readonly string[], look: TableLook, isHead: boolean): number {
  const heights = cells.map((text, index) =>
    textHeight(
      doc,
      text || ' ',
      { size: look.size, isStrong: isHead || index === 0 },
      textWidth(look, index),
    ),
  )
  return Math.max(...heights) + 2 * look.padding.block
}

const textWidth = ({ widths, padding }: TableLook, index: number) => (widths[index] ?? 0) - 2 * padding.inline

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
