import { brand } from '@virida/shared/site/brand'
import { documentFonts } from '@virida/shared/site/paper/fonts'
import { inks } from '@virida/shared/site/paper/inks'
import {
  addElement,
  addPage,
  closePaper,
  drawArtifact,
  openElement,
  openPaper,
  type Paper,
} from '@virida/shared/site/paper/paper'
import { drawText, textHeight, type TextLook, writeText } from '@virida/shared/site/paper/text'
import { sampleNote } from '../../src/documents/common-terms'
import { edition } from '../../src/documents/edition'
import type { DocumentSection, SupportDocument } from '../../src/documents/model'
import { columnWidth, format, left } from './format'
import { ensureRoom, writeBlock } from './write-blocks'

/**
 * Writes a document as a tagged PDF: headings, lists, tables with header cells and figures with alternative texts, in
 * reading order.
 */
export function writePdf(document: SupportDocument): Promise<Buffer> {
  const { title, summary } = document
  const paper = openPaper(
    { title: `${title} - ${brand.fullName}`, subject: summary, date: edition },
    format,
    documentFonts(),
  )
  addPage(paper, format)
  writeHead(paper, document)
  for (const section of document.sections) writeSection(paper, section)
  writeFooters(paper, document)
  return closePaper(paper)
}

function writeHead(paper: Paper, { title, audience, summary }: SupportDocument) {
  const { doc } = paper
  const write = (tag: string, text: string, look: TextLook, spaceAfter: number) => {
    writeText(paper, tag, text, look, { x: left, y: doc.y, width: columnWidth })
    doc.y += spaceAfter
  }
  write('P', brand.fullName, { size: 11, color: inks.moss, isStrong: true }, 14)
  write('H1', title, { size: 27, isStrong: true }, 8)
  write('P', `${audience}.`, { size: 12, isStrong: true }, 6)
  write('P', summary, { size: 12, color: inks.soft }, 12)
  writeSampleNote(paper)
}

function writeSampleNote(paper: Paper) {
  const { doc, root } = paper
  const look = { size: 9.5 }
  const width = columnWidth - 24
  const height = textHeight(doc, sampleNote, look, width) + 18
  const top = doc.y
  addElement(paper, root, 'Note', () => {
    doc.rect(left, top, columnWidth, height).lineWidth(0.75).stroke(inks.moss)
    drawText(doc, sampleNote, look, { x: left + 12, y: top + 9, width })
  })
  doc.y = top + height + 8
}

/** Least height left on a page, in points, for a heading and the first lines below it. */
const headingRoom = 90

function writeSection(paper: Paper, { title, blocks }: DocumentSection) {
  const { doc, root } = paper
  ensureRoom(doc, headingRoom)
  const section = openElement(paper, root, 'Sect')
  doc.y += 12
  writeText(
    paper,
    'H2',
    title,
    { size: 15, isStrong: true },
    { x: left, y: doc.y, width: columnWidth },
    section,
  )
  doc.y += 5
  for (const block of blocks) writeBlock(paper, section, block)
  section.end()
}

/** Writes page numbers and the sample mark on all pages. Screen readers skip them. */
function writeFooters(paper: Paper, { title }: SupportDocument) {
  const { doc } = paper
  const look = { size: 8.5, color: inks.soft }
  const y = format.height - format.margins.bottom + 26
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    // pdfkit would begin a new page for text below the bottom margin, so the margin is removed.
    doc.page.margins.bottom = 0
    drawArtifact(paper, 'Pagination', () => {
      doc
        .moveTo(left, y - 8)
        .lineTo(left + columnWidth, y - 8)
        .lineWidth(0.5)
        .stroke(inks.line)
      drawText(doc, `${title} · Sample terms`, look, { x: left, y })
      drawText(doc, `${page + 1} / ${count}`, look, { x: left, y, width: columnWidth, align: 'right' })
    })
  }
}
