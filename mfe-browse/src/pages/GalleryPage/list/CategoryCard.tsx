import { galleryAddress } from '@virida/shared/site/addresses/pages'
import { CardLink } from '@virida/shared/site/ui/CardLink'
import { Picture } from '@virida/shared/site/ui/Picture'
import { galleryCover } from '../../../content/gallery/gallery-covers'
import type { GalleryValue } from '../../../content/gallery/gallery-values'
import styles from './CategoryCard.module.css'
import { galleryCategories } from '../content'

type Props = { value: GalleryValue; headingLevel: 2 | 3; priority?: boolean }

/** A category as one link with its first picture and its title. */
export function CategoryCard({ value, headingLevel, priority }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.Card}>
      <Picture
        className={styles.Picture}
        picture={galleryCover(value)}
        sizes="(width >= 640px) 60vw, 100vw"
        alt=""
        priority={priority}
      />
      <Heading className={styles.Title}>
        <CardLink href={galleryAddress(value)}>{galleryCategories[value].title}</CardLink>
      </Heading>
    </article>
  )
}
