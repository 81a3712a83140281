import type { Drawing } from '../drawing/canvas/drawing'
import { toPdf, type PdfPage } from '../drawing/formats/pdf'
import type { Box } from '../../site/paper/page-format'
import { addElement, type Paper } from '../../site/paper/paper'
import type { Scale } from './scale'

/** Draws a drawing to scale in the middle of a box. @param alt What it shows, for people who cannot see it. */
export function placeFigure(paper: Paper, drawing: Drawing, box: Box, scale: Scale, alt: string) {
  const { doc, root } = paper
  const width = drawing.bounds.width * scale.pointsPerInch
  const height = drawing.bounds.height * scale.pointsPerInch
  const into = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
  const draw = () => {
    doc.font('regular')
    toPdf(doc as unknown as PdfPage, drawing, into)
    doc.fillOpacity(1).strokeOpacity(1)
  }
  addElement(paper, root, 'Figure', draw, { alt, bbox: [into.x, into.y, into.x + width, into.y + height] })
}
