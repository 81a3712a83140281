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
  /** Another picture in its place on screens narrower than 640 px, where it is as wide as the screen. */
  narrow?: PictureSource
  /** The largest paint of the page: fetched at once and ahead of the others. One a page. */
  priority?: boolean
  /** In place of the picture's own text; empty where the words beside it say the same. */
  alt?: string
  /** `cover` fills the room it is given and crops, `contain` shows all of it. */
  fit?: 'cover' | 'contain'
}

const isNarrow = '(width < 640px)'
const isWider = '(width >= 640px)'

/** Width of the one WebP that stands beside the AVIFs (contract: 800 px, or the largest below). */
const fallbackWidth = ({ widths, width }: PictureSource) => Math.min(800, Math.max(...widths, 0) || width)

/** The `srcset` of a picture's AVIFs. */
export const avifOf = ({ src, widths }: PictureSource) =>
  widths.map((width) => `${src}-${width}.avif ${width}w`).join(', ')

/**
 * A picture that holds its room before it is there. Its root is as wide as its pane and as high as the picture's
 * own proportion asks; a class on the root may give another `aspect-ratio` or a height.
 */
export function Picture(props: PictureProps) {
  const { picture, sizes, narrow, priority, alt, fit = 'cover', className, ...rest } = props
  const { src, width, height } = picture
  return (
    <span {...rest} className={classNames(styles.Picture, className)} data-fit={fit}>
      {fit === 'cover' && <Placeholder colors={picture.placeholder} className={styles.Placeholder} />}
      <picture>
        {narrow && <source type="image/avif" media={isNarrow} srcSet={avifOf(narrow)} sizes="100vw" />}
        <source
          type="image/avif"
          media={narrow ? isWider : undefined}
          srcSet={avifOf(picture)}
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
