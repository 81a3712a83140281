import type { Scene } from '@virida/shared/drawing'
import { toPdf, type PdfPage } from '@virida/shared/drawing/pdf'
import type { Box, Paper } from './paper'
import type { Scale } from './scale'

/** A drawing at a scale in the middle of a box, with the words for those who cannot see it. */
export function placeFigure({ doc, root }: Paper, scene: Scene, box: Box, scale: Scale, alt: string) {
  const [width, height] = [
    scene.bounds.width * scale.pointsPerInch,
    scene.bounds.height * scale.pointsPerInch,
  ]
  const into = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
  const options = { alt, bbox: [into.x, into.y, into.x + width, into.y + height] }
  root.add(
    doc.struct('Figure', options, () => {
      doc.font('body')
      toPdf(doc as unknown as PdfPage, scene, into)
      doc.fillOpacity(1).strokeOpacity(1)
    }),
  )
}
