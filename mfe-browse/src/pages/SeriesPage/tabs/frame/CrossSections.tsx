import type { CrossSection, SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { titleFromSlug } from '@virida/shared/products/catalogue/words'
import { Picture } from '@virida/shared/site/ui/Picture'
import { Section } from '@virida/shared/site/ui/Section'
import { Carousel } from '../../../../components/Carousel/Carousel'
import type { Slide } from '../../../../components/Carousel/slide'
import { pictureOf } from '../../../../content/picture-of'
import { frameContent } from '../../content'
import styles from './CrossSections.module.css'

/** A gallery of the line's cross sections (R-SERIES-10). */
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
        <Carousel label={frameContent.sections} captions slides={sections.map(slideOf)} />
      </div>
    </Section>
  )
}

function slideOf({ title, image }: CrossSection): Slide {
  const picture = pictureOf(image)
  return {
    key: image,
    label: title,
    content: <Picture className={styles.Picture} picture={picture} sizes="(width >= 1024px) 60vw, 92vw" />,
    thumbnail: <Picture picture={picture} sizes="88px" alt="" />,
  }
}
