import type { PictureSource } from '@virida/shared/contract'
import { Picture } from '@virida/shared/ui/Picture'
import type { Slide } from '../../../components/Carousel/Carousel'
import type { CarouselSet } from './carousel-sets'
import styles from './slides.module.css'

const sizes = '(width >= 1536px) 780px, (width >= 1024px) 55vw, 92vw'

/** A product on white is a square, and is shown whole; scenes fill the stage. */
const lookOf = ({ width, height }: PictureSource) =>
  width === height
    ? ({ className: styles.CutOut, fit: 'contain' } as const)
    : ({ className: styles.Scene, fit: 'cover' } as const)

/** The pictures of a set; the first is the largest of the page. */
export const slidesOf = ({ pictures }: CarouselSet): readonly Slide[] =>
  pictures.map(({ id, picture }, at) => ({
    key: id,
    label: picture.alt,
    content: <Picture {...lookOf(picture)} picture={picture} sizes={sizes} priority={at === 0} />,
    thumbnail: <Picture picture={picture} sizes="88px" alt="" fit={lookOf(picture).fit} />,
  }))
