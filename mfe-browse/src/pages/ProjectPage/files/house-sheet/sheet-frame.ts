import { inks } from '@virida/shared/site/paper/inks'
import { pageFormat, type PageFormat, type PaperSize } from '@virida/shared/site/paper/page-format'
import { drawArtifact, type Paper } from '@virida/shared/site/paper/paper'
import { drawText } from '@virida/shared/site/paper/text'
import { houseSheetContent as content } from './content'

/** Points between the edge of the paper and the border, between border and content, and of the title block. */
const margin = 28
const padding = 14
const blockHeight = 46

/** A sheet in landscape, with room for its border and title block. */
export const sheetFormat = (size: PaperSize): PageFormat =>
  pageFormat(size, margin + padding, {
    orientation: 'landscape',
    bottom: margin + padding + blockHeight,
  })

/** What the title block says. The scale is that of the drawings on a sheet, whose number starts at 0. */
export type TitleBlock = { job: string; day: string; scale: (sheet: number) => string }

/** Draws the border and the title block on all sheets. Screen readers skip them: the first sheet has the same texts. */
export function drawFrames(paper: Paper, { width, height }: PageFormat, { job, day, scale }: TitleBlock) {
  const { doc } = paper
  const [left, right] = [margin, width - margin]
  const [top, bottom] = [height - margin - blockHeight, height - margin]
  const { start, count } = doc.bufferedPageRange()
  const columns = [left + padding, left + (right - left) * 0.58, left + (right - left) * 0.82] as const
  const soft = { size: 8, color: inks.soft }
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    // pdfkit would begin a new page for a text below the bottom margin.
    doc.page.margins.bottom = 0
    drawArtifact(paper, 'Pagination', () => {
      doc.lineWidth(0.9).strokeColor(inks.pine).strokeOpacity(1)
      doc.rect(left, margin, right - left, bottom - margin).stroke()
      doc.moveTo(left, top).lineTo(right, top).stroke()
      const room = { width: columns[1] - columns[0] - padding, height: 15 }
      drawText(doc, job, { size: 12, isStrong: true }, { x: columns[0], y: top + 9, ...room })
      drawText(doc, `${content.title}. ${content.maker}`, soft, { x: columns[0], y: top + 27 })
      drawText(doc, content.date(day), { size: 8, isStrong: true }, { x: columns[1], y: top + 11 })
      drawText(doc, scale(page - start), soft, { x: columns[1], y: top + 27 })
      const sheet = content.sheet(page - start + 1, count)
      drawText(doc, sheet, { size: 10, isStrong: true }, { x: columns[2], y: top + 16 })
    })
  }
}
