import PDFDocument from 'pdfkit'
import { brand } from '../brand'
import type { FontName } from './fonts'
import { type Box, contentBox, type PageFormat } from './page-format'

export type PdfDocument = PDFKit.PDFDocument
export type Structure = PDFKit.PDFStructureElement

/** A PDF while it is written: the document and the root of its structure tree, which screen readers follow. */
export type Paper = { doc: PdfDocument; root: Structure }

export type DocumentFacts = {
  title: string
  subject: string
  /** Stated as the day of creation, `2026-11-20`. Fixed, so that the same content gives the same bytes. */
  date: string
}

/** Options that pdfkit accepts but its types lack. */
type StructureOptions = PDFKit.Mixins.StructureElementOptions & {
  /** Whether a header cell describes its row or its column. */
  scope?: 'Row' | 'Column'
  /** Left, top, right and bottom of a figure, in points. */
  bbox?: [number, number, number, number]
}

/**
 * Opens a tagged PDF (PDF/UA) in English with the brand's typeface and no page.
 * @param format Format of the pages; a page may have another one (`addPage`).
 * @param fonts Files of the typeface: `documentFonts()` in Node.js; a page of the site loads them.
 */
export function openPaper(
  { title, subject, date }: DocumentFacts,
  format: PageFormat,
  fonts: Readonly<Record<FontName, Uint8Array>>,
): Paper {
  const created = new Date(date)
  // `subset: 'PDF/UA'` is missing in the types of pdfkit.
  const options = {
    ...pageOptions(format),
    // The build for browsers does not have Helvetica, which pdfkit would use by default.
    font: '',
    autoFirstPage: false,
    bufferPages: true,
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
      CreationDate: created,
      ModDate: created,
    },
  }
  const doc = new PDFDocument(options as PDFKit.PDFDocumentOptions)
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font)
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, root }
}

/** Adds a page. @returns The part of it inside the margins. */
export function addPage({ doc }: Paper, format: PageFormat): Box {
  doc.addPage(pageOptions(format))
  return contentBox(format)
}

const pageOptions = ({ width, height, margins }: PageFormat) => ({
  size: [width, height] as [number, number],
  margins,
})

/** Ends the document. @returns Its bytes, for Node.js. */
export const closePaper = async (paper: Paper): Promise<Buffer> => Buffer.concat(await closeInParts(paper))

/** Ends the document. @returns Its bytes in parts, for browsers. */
export function closeInParts({ doc, root }: Paper): Promise<Uint8Array[]> {
  root.end()
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(chunks))
    doc.on('error', reject)
    doc.end()
  })
}

/** Adds an element to the structure tree, with what it draws on the page. */
export function addElement(
  { doc }: Pick<Paper, 'doc'>,
  parent: Structure,
  tag: string,
  draw: () => void,
  options: StructureOptions = {},
) {
  parent.add(doc.struct(tag, options, draw))
}

/** Adds an element that holds other elements; the caller ends it. */
export function openElement({ doc }: Pick<Paper, 'doc'>, parent: Structure, tag: string): Structure {
  const element = doc.struct(tag)
  parent.add(element)
  return element
}

/** Draws decoration, such as borders and page numbers: screen readers skip it. */
export function drawArtifact({ doc }: Pick<Paper, 'doc'>, type: 'Layout' | 'Pagination', draw: () => void) {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}
