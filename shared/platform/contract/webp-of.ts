import type { PictureFiles } from './index'

/** Width of the WebP encoding in px, or the picture's own width if it is smaller. */
const webpWidth = 800

/**
 * The WebP encoding of a picture, for readers of shared links and structured data: most of them cannot read AVIF.
 * @returns `src` as a path on the site, sizes in px.
 */
export function webpOf({ src, widths, width, height }: PictureFiles) {
  const shown = Math.min(webpWidth, widths.at(-1) ?? width)
  return { src: `${src}-${shown}.webp`, width: shown, height: Math.round((height * shown) / width) }
}
