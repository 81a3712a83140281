import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { brand } from '@virida/shared/brand'
import { revision } from '../../src/resources/revision'

export type Doc = PDFKit.PDFDocument
export type Box = { x: number; y: number; width: number; height: number }
export type Paper = { doc: Doc; root: PDFKit.PDFStructureElement }

/** What stands in the block at the foot of a sheet. */
export type TitleBlock = { title: string; subtitle: string; scale: string; page: number; pages: number }

/** Letter, in points. */
const letter = { short: 612, long: 792 }
const margin = 28
const foot = 54

const colors = { ink: '#22352c', soft: '#5a665f', line: '#9aa49d', pine: '#1f4a38' }
export const { ink, soft, line } = colors

const fontFile = (weight: 400 | 600) =>
  createRequire(import.meta.url).resolve(
    `@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`,
  )

/** A tagged document in the brand's type, without pages. */
export function openPaper(title: string, subject: string): Paper {
  const date = new Date(revision.date)
  // The types of pdfkit do not know its newest subset yet.
  const options = {
    autoFirstPage: false,
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: title,
      Subject: subject,
      Author: brand.fullName,
      Creator: brand.fullName,
      Producer: 'pdfkit',
      CreationDate: date,
      ModDate: date,
    },
  }
  const doc = new PDFDocument(options as PDFKit.PDFDocumentOptions)
  doc.registerFont('body', fontFile(400))
  doc.registerFont('bold', fontFile(600))
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, root }
}

/** Ends a document and gives its bytes. */
export async function closePaper({ doc, root }: Paper): Promise<Buffer> {
  root.end()
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.end()
  await done
  return Buffer.concat(chunks)
}

/** Begins a page with its border and title block; returns the box that is left for drawings. */
export function addSheet({ doc, root }: Paper, layout: 'landscape' | 'portrait', block: TitleBlock): Box {
  doc.addPage({ size: 'LETTER', layout, margin: 0 })
  const [width, height] = layout === 'landscape' ? [letter.long, letter.short] : [letter.short, letter.long]
  const inner = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin }
  const top = inner.y + inner.height - foot
  doc.markContent('Artifact', { type: 'Layout' })
  doc.lineWidth(0.9).strokeColor(colors.pine).rect(inner.x, inner.y, inner.width, inner.height).stroke()
  doc
    .moveTo(inner.x, top)
    .lineTo(inner.x + inner.width, top)
    .stroke()
  doc.endMarkedContent()
  writeBlock({ doc, root }, { x: inner.x, y: top, width: inner.width, height: foot }, block)
  return { x: inner.x + 12, y: inner.y + 12, width: inner.width - 24, height: inner.height - foot - 24 }
}

function writeBlock({ doc, root }: Paper, box: Box, { title, subtitle, scale, page, pages }: TitleBlock) {
  const [second, third] = [box.x + box.width * 0.55, box.x + box.width * 0.79]
  write({ doc, root }, 'H1', title, { x: box.x + 10, y: box.y + 9, size: 13, bold: true })
  write({ doc, root }, 'P', subtitle, { x: box.x + 10, y: box.y + 26, size: 8, color: soft })
  write(
    { doc, root },
    'P',
    `${brand.fullName}, ${brand.address.city}, ${brand.address.region}, ${brand.phone.label}`,
    {
      x: box.x + 10,
      y: box.y + 38,
      size: 7,
      color: soft,
    },
  )
  const facts = [
    [second, 'Scale', scale],
    [third, 'Revision', `${revision.letter}, ${revision.date}`],
  ] as const
  for (const [x, name, value] of facts) {
    write({ doc, root }, 'P', `${name}: ${value}`, { x, y: box.y + 10, size: 8, bold: true })
  }
  write({ doc, root }, 'P', `Sheet ${page} of ${pages}`, { x: third, y: box.y + 24, size: 8 })
  write({ doc, root }, 'P', 'Dimensions in inches. Nominal, for planning; not for fabrication.', {
    x: second,
    y: box.y + 38,
    size: 7,
    color: soft,
  })
  write({ doc, root }, 'P', 'Seen from outside unless noted.', {
    x: second,
    y: box.y + 24,
    size: 7,
    color: soft,
  })
}

type Look = { x: number; y: number; size: number; bold?: boolean; color?: string; width?: number }

/** One piece of text as an element of the document's structure. Returns the height that it took. */
export function write(paper: Paper, tag: string, text: string, look: Look): number {
  let height = 0
  paper.root.add(paper.doc.struct(tag, {}, () => (height = put(paper.doc, text, look))))
  return height
}

/** Text without a place in the structure: for cells, whose row gives them one. */
export function put(doc: Doc, text: string, { x, y, size, bold, color = ink, width }: Look): number {
  doc
    .font(bold ? 'bold' : 'body')
    .fontSize(size)
    .fillColor(color)
    .fillOpacity(1)
  doc.text(text, x, y, width === undefined ? { lineBreak: false } : { width })
  return width === undefined ? size * 1.3 : doc.heightOfString(text, { width })
}
