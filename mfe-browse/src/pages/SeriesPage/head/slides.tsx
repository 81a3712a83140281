import type { PictureSource } from '@virida/shared/platform/contract'
import { Picture } from '@virida/shared/site/ui/Picture'
import type { Slide } from '../../../components/Carousel/slide'
import type { CarouselSet } from './carousel-sets'
import styles from './slides.module.css'

const sizes = '(width >= 1536px) 780px, (width >= 1024px) 55vw, 92vw'

/** Product pictures are square and shown whole. Other pictures fill the stage. */
const lookOf = ({ width, height }: PictureSource) =>
  width === height
    ? ({ className: styles.CutOut, fit: 'contain' } as const)
    : ({ className: styles.Scene, fit: 'cover' } as const)

/** Makes the slides of a set. The first one is the page's largest picture and is loaded first. */
export const slidesOf = ({ pictures }: CarouselSet): readonly Slide[] =>
  pictures.map(({ id, picture }, at) => ({
    key: id,
    label: picture.alt,
    content: <Picture {...lookOf(picture)} picture={picture} sizes={sizes} priority={at === 0} />,
    thumbnail: <Picture picture={picture} sizes="88px" alt="" fit={lookOf(picture).fit} />,
  }))
