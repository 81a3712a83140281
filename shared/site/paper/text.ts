import type { FontName } from './fonts'
import { inks } from './inks'
import { addElement, type Paper, type PdfDocument, type Structure } from './paper'

export type TextLook = {
  /** Points. */
  size: number
  isStrong?: boolean
  color?: string
  /** Points between two lines, added to the line height of the font. */
  lineGap?: number
}

/**
 * Where a text begins, in points from the top left corner of the page. Without a width it stays on one line. With a
 * height, the text that does not fit is cut and ends with an ellipsis.
 */
export type TextPlace = { x: number; y: number; width?: number; height?: number; align?: 'left' | 'right' }

/** Height of a text in points when it wraps at a width. */
export const textHeight = (doc: PdfDocument, text: string, look: TextLook, width: number): number =>
  withLook(doc, look).heightOfString(text, { width, lineGap: look.lineGap })

/** Draws a text; afterwards `doc.y` is below it. Call it inside a structure element or an artifact. */
export function drawText(doc: PdfDocument, text: string, look: TextLook, { x, y, ...options }: TextPlace) {
  withLook(doc, look).text(text, x, y, {
    ...options,
    lineGap: look.lineGap,
    lineBreak: options.width !== undefined,
    ellipsis: options.height !== undefined,
  })
}

/** Draws a text as an element of the structure. @param parent The element that holds it; the document itself if none is given. */
export function writeText(
  paper: Paper,
  tag: string,
  text: string,
  look: TextLook,
  place: TextPlace,
  parent: Structure = paper.root,
) {
  addElement(paper, parent, tag, () => drawText(paper.doc, text, look, place))
}

function withLook(doc: PdfDocument, { size, isStrong = false, color = inks.ink }: TextLook): PdfDocument {
  const font: FontName = isStrong ? 'strong' : 'regular'
  return doc.font(font).fontSize(size).fillColor(color).fillOpacity(1)
}
