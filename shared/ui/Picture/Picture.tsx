import type { PictureSource } from '@virida/shared/contract'
import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'
import styles from './Picture.module.css'
import { Placeholder } from './Placeholder'

export type PictureProps = ComponentPropsWithoutRef<'span'> & {
  /** The picture in all its encodings. */
  picture: PictureSource
  /** Layout width in the notation of the `sizes` attribute: `(width >= 1024px) 50vw, 100vw`. */
  sizes: string
  /** The largest paint of the page: fetched at once and ahead of the others. One a page. */
  priority?: boolean
  /** In place of the picture's own text; empty where the words beside it say the same. */
  alt?: string
  /** `cover` fills the room it is given and crops, `contain` shows all of it. */
  fit?: 'cover' | 'contain'
}

/** Width of the one WebP that stands beside the AVIFs (contract: 800 px, or the largest below). */
const fallbackWidth = ({ widths, width }: PictureSource) => Math.min(800, Math.max(...widths, 0) || width)

/**
 * A picture that holds its room before it is there. Its root is as wide as its pane and as high as the picture's
 * own proportion asks; a class on the root may give another `aspect-ratio` or a height.
 */
export function Picture({ picture, sizes, priority, alt, fit = 'cover', className, ...rest }: PictureProps) {
  const { src, widths, width, height } = picture
  return (
    <span {...rest} className={classNames(styles.Picture, className)} data-fit={fit}>
      {fit === 'cover' && <Placeholder colors={picture.placeholder} className={styles.Placeholder} />}
      <picture>
        <source
          type="image/avif"
          srcSet={widths.map((each) => `${src}-${each}.avif ${each}w`).join(', ')}
          sizes={sizes}
        />
        <img
          className={styles.Image}
          src={`${src}-${fallbackWidth(picture)}.webp`}
          width={width}
          height={height}
          alt={alt ?? picture.alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
        />
      </picture>
    </span>
  )
}
