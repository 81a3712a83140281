import { galleryAddress } from '@virida/shared/site/addresses/pages'
import { CardLink } from '@virida/shared/site/ui/CardLink'
import { Picture } from '@virida/shared/site/ui/Picture'
import { use } from 'react'
import type { GalleryCategory } from '../../../content/gallery/categories'
import { loadCover } from '../../../content/gallery/load-cover'
import styles from './CategoryCard.module.css'

type Props = { category: GalleryCategory; headingLevel: 2 | 3; priority?: boolean }

/** A category as one link with its first picture and its title. */
export function CategoryCard({ category: { slug, title }, headingLevel, priority }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.Card}>
      <Picture
        className={styles.Picture}
        picture={use(loadCover(slug))}
        sizes="(width >= 640px) 60vw, 100vw"
        alt=""
        priority={priority}
      />
      <Heading className={styles.Title}>
        <CardLink href={galleryAddress(slug)}>{title}</CardLink>
      </Heading>
    </article>
  )
}
