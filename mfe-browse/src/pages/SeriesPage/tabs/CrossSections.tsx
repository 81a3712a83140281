import type { CrossSection, SeriesRecord } from '@virida/shared/catalogue/series-record'
import { titleFromSlug } from '@virida/shared/catalogue/words'
import { Picture } from '@virida/shared/ui/Picture'
import { Section } from '@virida/shared/ui/Section'
import { Carousel } from '../../../components/Carousel/Carousel'
import type { Slide } from '../../../components/Carousel/Carousel'
import { pictureOf } from '../../../content/picture-of'
import { frameContent } from '../content'
import styles from './CrossSections.module.css'

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
