import { brand } from '@virida/shared/site/brand'
import { dimensionsIn } from '@virida/shared/products/drawing/annotations/dimensions'
import { toPdf, type PdfPage } from '@virida/shared/products/drawing/formats/pdf'
import type { FontName } from '@virida/shared/site/paper/fonts'
import { inks } from '@virida/shared/site/paper/inks'
import { pageFormat, type Box } from '@virida/shared/site/paper/page-format'
import {
  addElement,
  addPage,
  closeInParts,
  openElement,
  openPaper,
  type Paper,
} from '@virida/shared/site/paper/paper'
import { writeTable } from '@virida/shared/site/paper/table'
import { writeText } from '@virida/shared/site/paper/text'
import { sheetContent as content } from '../content'
import { sheetDay, sheetDrawings, sheetRows, sheetViews, type SheetDesign } from '../sheet/sheet-data'

const format = pageFormat('letter', 48)
const gap = 18
const drawingHeight = 230
const caption = { size: 9, color: inks.soft }

/** Writes the sheet of a design as a tagged PDF of one page. @returns Its bytes in parts. */
export function designPdf(
  sheet: SheetDesign,
  fonts: Readonly<Record<FontName, Uint8Array>>,
): Promise<Uint8Array[]> {
  const { title, seriesNumber } = sheet.series
  const facts = { title: `${title} ${sheet.code}`, subject: content.note, date: new Date().toISOString() }
  const paper = openPaper(facts, format, fonts)
  const box = addPage(paper, format)
  const { x, y, width } = box
  writeText(paper, 'P', brand.fullName, { size: 10, isStrong: true }, { x, y })
  writeText(paper, 'P', `${content.date} ${sheetDay()}`, caption, { x, y, width, align: 'right' })
  writeText(paper, 'H1', title, { size: 22, isStrong: true }, { x, y: y + 24 })
  writeText(paper, 'P', `${content.number} ${seriesNumber}`, caption, { x, y: y + 52 })
  placeDrawings(paper, sheet, { x, y: y + 76, width, height: drawingHeight })
  writeText(paper, 'P', content.scale, caption, { x, y: y + 76 + drawingHeight + 20, width })
  paper.doc.y += gap / 2
  writeRows(paper, sheet, box)
  writeText(paper, 'P', content.note, caption, { x, y: paper.doc.y + gap / 2, width })
  return closeInParts(paper)
}

function placeDrawings(paper: Paper, sheet: SheetDesign, { x, y, width, height }: Box) {
  const views = sheetViews(sheet.design).length
  const each = (width - gap * (views - 1)) / views
  const drawings = sheetDrawings(sheet, dimensionsIn({ width: each, height }, caption.size))
  drawings.forEach(({ view, title, drawing }, at) => {
    const into = { x: x + at * (each + gap), y, width: each, height }
    const seen = content.seen[view]
    const paint = () => {
      paper.doc.font('regular')
      toPdf(paper.doc as unknown as PdfPage, drawing, into)
      paper.doc.fillOpacity(1).strokeOpacity(1)
    }
    const bbox: [number, number, number, number] = [into.x, y, into.x + each, y + height]
    addElement(paper, paper.root, 'Figure', paint, { alt: `${title}. ${seen}.`, bbox })
    writeText(paper, 'P', seen, caption, { x: into.x, y: y + height + 4, width: each })
  })
}

function writeRows(paper: Paper, sheet: SheetDesign, { x, width }: Box) {
  const table = openElement(paper, paper.root, 'Table')
  const rows = sheetRows(sheet).map(({ label, value }) => [label, value])
  const look = { x, widths: [130, width - 130], size: 10, padding: { block: 4, inline: 6 }, isRuled: true }
  writeTable(paper, table, { columns: content.columns, rows }, look)
  table.end()
}
