import { inks } from '@virida/shared/site/paper/inks'
import type { Box } from '@virida/shared/site/paper/page-format'
import { openElement, type Paper } from '@virida/shared/site/paper/paper'
import { writeTable, type Table } from '@virida/shared/site/paper/table'
import { textHeight, writeText } from '@virida/shared/site/paper/text'
import { printable } from './printable'

/** Look of the texts below headings. */
export const caption = { size: 8.5, color: inks.soft }
const heading = { size: 13, isStrong: true }
/** Points above a heading, between it and its text, and below both. */
const space = { above: 10, between: 2, below: 6 }

/** Least height in points for a heading with the first rows below it. */
const headingRoom = 90

type Section = { title: string; text?: string }

/** Height in points of the heading of a section and its text. */
export function sectionHeight({ doc }: Paper, { title, text = '' }: Section, width: number): number {
  const lines = text ? space.between + textHeight(doc, text, caption, width) : 0
  return space.above + textHeight(doc, title, heading, width) + lines + space.below
}

/** Writes the heading of a section and its text from `doc.y` down, on a new page if little room is left. */
export function writeSection(paper: Paper, { x, width }: Box, { title, text = '' }: Section) {
  const { doc } = paper
  if (doc.y + headingRoom > doc.page.maxY()) doc.addPage()
  writeText(paper, 'H2', title, heading, { x, y: doc.y + space.above, width })
  if (text) writeText(paper, 'P', text, caption, { x, y: doc.y + space.between, width })
  doc.y += space.below
}

/** Shares of the width that the columns take, in percent, and the size of the text in points. */
type RowsLook = { parts: readonly number[]; size: number }

/** Writes a table over the width of a box from `doc.y` down. */
export function writeRows(
  paper: Paper,
  { x, width }: Box,
  { columns, rows }: Table,
  { parts, size }: RowsLook,
) {
  const table = openElement(paper, paper.root, 'Table')
  const look = {
    ...{ x, size, isRuled: true },
    widths: parts.map((part) => (width * part) / 100),
    padding: { block: 3, inline: 3 },
  }
  writeTable(paper, table, { columns, rows: rows.map((row) => row.map(printable)) }, look)
  table.end()
}
