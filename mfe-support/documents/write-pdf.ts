import { brand } from '@virida/shared/brand'
import { sampleNote } from '../src/documents/common-terms'
import type { DocumentSection, SupportDocument } from '../src/documents/model'
import { column, element, fonts, inks, openSheet, page, type Sheet, type Structure } from './sheet'
import { ensureRoom, writeBlock } from './write-blocks'

/**
 * One document as a tagged PDF: headings, lists, tables with header cells and figures with alternative texts, in
 * reading order. The same content and code give the same bytes.
 */
export function writePdf(document: SupportDocument, fingerprint: string): Promise<Buffer> {
  const sheet = openSheet(document, fingerprint)
  const written = collect(sheet)
  const root = sheet.struct('Document')
  sheet.addStructure(root)

  writeHead(sheet, root, document)
  for (const section of document.sections) writeSection(sheet, root, section)
  root.end()
  writeFooters(sheet, document)
  sheet.end()
  return written
}

function writeHead(sheet: Sheet, root: Structure, { title, audience, summary }: SupportDocument) {
  const paragraph = (words: string, size: number, color: string, font: string, after: number, tag = 'P') =>
    root.add(
      element(sheet, tag, () => {
        sheet.font(font).fontSize(size).fillColor(color).text(words, page.margin, sheet.y, { width: column })
        sheet.y += after
      }),
    )
  paragraph(brand.fullName, 11, inks.moss, fonts.strong, 14)
  paragraph(title, 27, inks.ink, fonts.strong, 8, 'H1')
  paragraph(`${audience}.`, 12, inks.ink, fonts.strong, 6)
  paragraph(summary, 12, inks.soft, fonts.regular, 12)
  root.add(
    element(sheet, 'Note', () => {
      sheet.font(fonts.regular).fontSize(9.5).fillColor(inks.ink)
      const height = sheet.heightOfString(sampleNote, { width: column - 24 }) + 18
      const top = sheet.y
      sheet.rect(page.margin, top, column, height).lineWidth(0.75).stroke(inks.moss)
      sheet.fillColor(inks.ink).text(sampleNote, page.margin + 12, top + 9, { width: column - 24 })
      sheet.y = top + height + 8
    }),
  )
}

function writeSection(sheet: Sheet, root: Structure, { title, blocks }: DocumentSection) {
  // A heading never stands alone at the foot of a page.
  ensureRoom(sheet, 90)
  const section = sheet.struct('Sect')
  root.add(section)
  section.add(
    element(sheet, 'H2', () => {
      sheet.y += 12
      sheet
        .font(fonts.strong)
        .fontSize(15)
        .fillColor(inks.ink)
        .text(title, page.margin, sheet.y, { width: column })
      sheet.y += 5
    }),
  )
  for (const block of blocks) writeBlock(sheet, section, block)
  section.end()
}

/** Page numbers and the sample mark: for the eye only, hence outside of the structure. */
function writeFooters(sheet: Sheet, { title }: SupportDocument) {
  const { start, count } = sheet.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    sheet.switchToPage(at)
    // Otherwise text below the margin would begin a new page.
    sheet.page.margins.bottom = 0
    sheet.markContent('Artifact', { type: 'Pagination' })
    const top = page.height - page.bottom + 26
    sheet
      .moveTo(page.margin, top - 8)
      .lineTo(page.width - page.margin, top - 8)
      .lineWidth(0.5)
      .stroke(inks.line)
    sheet.font(fonts.regular).fontSize(8.5).fillColor(inks.soft)
    sheet.text(`${title} · Sample terms`, page.margin, top, { width: column, lineBreak: false })
    sheet.text(`${at + 1} / ${count}`, page.margin, top, { width: column, align: 'right', lineBreak: false })
    sheet.endMarkedContent()
  }
}

function collect(sheet: Sheet): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.on('error', reject)
  })
}
