import { createRequire } from 'node:module'
import { brand } from '@virida/shared/brand'
import PDFDocument from 'pdfkit'
import type { SupportDocument } from '../src/documents/model'

const resolve = createRequire(import.meta.url).resolve

export const fonts = { regular: 'regular', strong: 'strong' } as const

/** Colors of the documents: ink, soft ink, moss, hairline, glass. They are printed: all hold on white paper. */
export const inks = {
  ink: '#14231d',
  soft: '#4b5853',
  moss: '#2f7a4b',
  line: '#c9c8c1',
  glass: '#e6f1f4',
} as const

/** US Letter with margins that leave room for a punch. */
export const page = { width: 612, height: 792, margin: 60, bottom: 74 } as const
export const column = page.width - 2 * page.margin

/** An empty sheet: tagged, named, in its language, with the site's typeface. */
export function openSheet({ title, summary }: SupportDocument, fingerprint: string) {
  const sheet = new PDFDocument({
    size: 'LETTER',
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: page.bottom },
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    // The time of making would make every file new; the content's fingerprint says what it was made from.
    info: {
      Title: `${title} - ${brand.fullName}`,
      Author: brand.legalName,
      Subject: summary,
      Keywords: fingerprint,
      CreationDate: new Date(0),
    },
  })
  sheet.registerFont(fonts.regular, fontFile(400))
  sheet.registerFont(fonts.strong, fontFile(600))
  return sheet
}

export type Sheet = ReturnType<typeof openSheet>
export type Structure = PDFKit.PDFStructureElement

/** What pdfkit takes besides what its types know. */
type ElementOptions = PDFKit.Mixins.StructureElementOptions & {
  /** Of a header cell: what it is the header of. */
  scope?: 'Row' | 'Column'
  /** Of a figure: left, top, right and bottom in points. */
  bbox?: [number, number, number, number]
}

/** An element of the document's structure, and what it looks like. */
export const element = (
  sheet: Sheet,
  tag: string,
  draw: () => void,
  options: ElementOptions = {},
): Structure => sheet.struct(tag, options, draw)

const fontFile = (weight: 400 | 600) =>
  resolve(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`)
