import type { PictureSource } from '@virida/shared/platform/contract'
import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'
import styles from './Picture.module.css'
import { Placeholder } from './Placeholder'

export type PictureProps = ComponentPropsWithoutRef<'span'> & {
  /** The picture with all its files. */
  picture: PictureSource
  /** Layout width in the notation of the `sizes` attribute: `(width >= 1024px) 50vw, 100vw`. */
  sizes: string
  /** Another picture for screens narrower than 1024 px, where it fills the width of the screen. */
  narrow?: PictureSource
  /** Loads the picture at once with high priority. For the largest contentful paint; at most one on a page. */
  priority?: boolean
  /** Replaces the picture's own alt text. Empty where the text beside it says the same. */
  alt?: string
  /** `cover` fills its box and crops the picture, `contain` shows the whole picture. */
  fit?: 'cover' | 'contain'
}

const isNarrow = '(width < 1024px)'
const isWider = '(width >= 1024px)'

/** Width of the only WebP file of a picture: 800 px, or its largest width if that is smaller. */
const fallbackWidth = ({ widths, width }: PictureSource) => Math.min(800, Math.max(...widths, 0) || width)

/** The `srcset` of a picture's AVIF files. */
export const avifOf = ({ src, widths }: PictureSource) =>
  widths.map((width) => `${src}-${width}.avif ${width}w`).join(', ')

/**
 * A picture that reserves its space before it loads. By default it fills the width of its container and keeps the
 * picture's aspect ratio; a class on the root can set another `aspect-ratio` or a height.
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
