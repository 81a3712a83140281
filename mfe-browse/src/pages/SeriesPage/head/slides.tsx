import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import { draw } from '@virida/shared/drawing'
import type { Scene } from '@virida/shared/drawing'
import { Picture } from '@virida/shared/ui/Picture'
import type { Slide } from '../../../components/Carousel/Carousel'
import { Drawing } from '../../../components/Drawing/Drawing'
import { productPicture } from '../../../content/product-pictures'
import { seriesContent } from '../content'
import { scaleDrawing, usualInput, usualSizeOf } from '../usual-drawing'
import type { CarouselSet } from './carousel-sets'
import styles from './slides.module.css'

const sizes = '(width >= 1536px) 780px, (width >= 1024px) 55vw, 92vw'

/** The pictures of a set; while a series has none, its cut-out and drawings of the product. */
export function slidesOf(series: SeriesRecord, set: CarouselSet | undefined): readonly Slide[] {
  if (!set) return [cutOut(series), ...drawings(series)]
  return set.pictures.map(({ id, picture }, at) => ({
    key: id,
    label: picture.alt,
    content: <Picture className={styles.Scene} picture={picture} sizes={sizes} priority={at === 0} />,
    thumbnail: <Picture picture={picture} sizes="88px" alt="" />,
  }))
}

function cutOut({ slug }: SeriesRecord): Slide {
  const picture = productPicture(slug)
  return {
    key: 'cut-out',
    label: picture.alt,
    content: <Picture className={styles.CutOut} picture={picture} sizes={sizes} fit="contain" priority />,
    thumbnail: <Picture picture={picture} sizes="88px" alt="" fit="contain" />,
  }
}

const isFixed = ({ style }: SeriesRecord) => style === 'picture' || style === 'round_top_specialty_shapes'

function drawings(series: SeriesRecord): readonly Slide[] {
  const input = usualInput(series)
  const { standard, capstock } = series.frameFinishes
  const last = capstock?.[1] ?? standard[1]
  const { slides } = seriesContent
  const size = usualSizeOf(series)
  return [
    drawn('scale', slides.scale(size.width, size.height), scaleDrawing(series)),
    ...(isFixed(series) ? [] : [drawn('open', slides.open, draw({ ...input, open: 1 }))]),
    drawn('inside', slides.inside, draw({ ...input, view: 'inside' })),
    ...(last
      ? [
          drawn(
            'finish',
            slides.finish(last.title),
            draw({ ...input, finish: { outside: last.colorHex, inside: '#FFFFFF' } }),
          ),
        ]
      : []),
  ]
}

const drawn = (key: string, label: string, scene: Scene): Slide => ({
  key,
  label,
  content: (
    <div className={styles.Sheet}>
      <Drawing scene={scene} title={label} className={styles.Drawing} />
    </div>
  ),
  thumbnail: <Drawing scene={scene} className={styles.Mini} />,
})
