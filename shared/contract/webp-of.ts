import type { PictureSource } from './index'

/** Width in px of the one WebP, where the picture is that wide. */
const webpWidth = 800

/**
 * The one encoding of a picture that every reader of links, feeds and structured data knows; most of them do not
 * know AVIF. `src` is a path of the site, the sizes are px.
 */
export function webpOf({ src, widths, width, height }: PictureSource) {
  const shown = Math.min(webpWidth, widths.at(-1) ?? width)
  return { src: `${src}-${shown}.webp`, width: shown, height: Math.round((height * shown) / width) }
}
