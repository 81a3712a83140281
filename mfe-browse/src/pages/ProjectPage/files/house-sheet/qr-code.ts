import { inks } from '@virida/shared/site/paper/inks'
import { addElement, type Paper } from '@virida/shared/site/paper/paper'
import { encode } from 'uqr'

/** Side of the code in points: 1.75 in. */
export const qrSide = 126

/** A longer link has dots of less than 1/3 mm, which the cameras of phones do not read. */
export const longestQrLink = 1400

/** Draws the QR code of a link, which must not be longer than `longestQrLink`. */
export function drawQrCode(paper: Paper, link: string, { x, y }: { x: number; y: number }, alt: string) {
  const { data, size } = encode(link, { ecc: 'L', border: 0 })
  const dot = qrSide / size
  const draw = () => {
    data.forEach((row, line) => {
      row.forEach((isDark, column) => {
        // Neighbors overlap a little: hairlines between them would disturb cameras.
        if (isDark) paper.doc.rect(x + column * dot, y + line * dot, dot * 1.03, dot * 1.03)
      })
    })
    paper.doc.fillColor(inks.ink).fillOpacity(1).fill()
  }
  addElement(paper, paper.root, 'Figure', draw, { alt, bbox: [x, y, x + qrSide, y + qrSide] })
}
