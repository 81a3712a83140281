import {
  allOverCapstockFinishes,
  capstockFinishes,
  standardFinishes,
} from '@virida/shared/catalogue/finishes'
import type { CrossSection, SeriesRecord } from '@virida/shared/catalogue/series-record'
import { titleFromSlug } from '@virida/shared/catalogue/words'
import { drawSection } from '@virida/shared/drawing/sections'
import { Picture } from '@virida/shared/ui/Picture'
import { Section } from '@virida/shared/ui/Section'
import { Carousel } from '../../../components/Carousel/Carousel'
import type { Slide } from '../../../components/Carousel/Carousel'
import { Drawing } from '../../../components/Drawing/Drawing'
import { pictureOf } from '../../../content/picture-of'
import { frameContent } from '../content'
import styles from './CrossSections.module.css'

const finishes = [...standardFinishes, ...capstockFinishes, ...allOverCapstockFinishes]

/** The frame cut open: a gallery of the line's sections. */
export function CrossSections({
  series,
  sections,
}: {
  series: SeriesRecord
  sections: readonly CrossSection[]
}) {
  const title = frameContent.gallery(titleFromSlug(series.productType))
  return (
    <Section ground="stone" title={title}>
      <div className={styles.Gallery}>
        <Carousel
          label={frameContent.sections}
          captions
          slides={sections.map((section) => slideOf(section, series))}
        />
      </div>
    </Section>
  )
}

function slideOf({ title, image, frame, finish }: CrossSection, series: SeriesRecord): Slide {
  const picture = pictureOf(image)
  if (picture) {
    return {
      key: image,
      label: title,
      content: <Picture className={styles.Picture} picture={picture} sizes="(width >= 1024px) 60vw, 92vw" />,
      thumbnail: <Picture picture={picture} sizes="88px" alt="" />,
    }
  }
  const scene = drawSection({
    style: series.style,
    productType: series.productType,
    frameType: frame,
    cut: 'horizontal',
    finish: finishes.find(({ key }) => key === finish)?.colorHex,
  })
  return {
    key: image,
    label: title,
    content: (
      <div className={styles.Sheet}>
        <Drawing scene={scene} title={title} className={styles.Drawing} />
      </div>
    ),
    thumbnail: <Drawing scene={scene} />,
  }
}
