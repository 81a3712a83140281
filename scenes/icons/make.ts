import path from 'node:path'
import sharp from 'sharp'
import { root } from '../../shared/platform/paths'

/*
 * Makes the icons of the installed site from `shell/public/favicon.svg`: `node --import tsx scenes/icons/make.ts`. The
 * web manifest of a page (`mfe-browse/public`) names them. Phones that do not read it look for `apple-touch-icon.png`.
 */

/** Color of the icon's own paper. */
const paper = '#fbfaf7'

type Icon = {
  file: string
  /** Width and height in px. */
  size: number
  /**
   * Share of the width that the mark takes, on paper that fills the icon. A phone cuts a maskable icon to a circle with
   * 80 % of the width (W3C Web Application Manifest), and a square in it has 56 %. Without it the mark is the whole icon.
   */
  mark?: number
}

const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, mark: 0.56 },
  { file: 'apple-touch-icon.png', size: 180, mark: 0.76 },
]

const folder = path.join(root, 'shell', 'public')
const drawing = path.join(folder, 'favicon.svg')
/** Side of the drawing in its own units. */
const units = 38

for (const { file, size, mark = 1 } of icons) {
  const side = Math.round(size * mark)
  const drawn = await sharp(drawing, { density: (72 * side) / units })
    .resize(side, side)
    .toBuffer()
  const background = mark === 1 ? { r: 0, g: 0, b: 0, alpha: 0 } : paper
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(path.join(folder, file))
}
