import { Link } from '@virida/shared/ui/Link'
import { Picture } from '@virida/shared/ui/Picture'
import { galleryPictures } from '../../content/gallery-pictures'
import { galleryPath } from '../../content/gallery-values'
import type { GalleryValue } from '../../content/gallery-values'
import styles from './CategoryCard.module.css'
import { galleryCategories } from './content'

type Props = { value: GalleryValue; headingLevel: 2 | 3; priority?: boolean }

/** A project: its first picture and its title, one link. */
export function CategoryCard({ value, headingLevel, priority }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.Card}>
      <Picture
        className={styles.Picture}
        picture={galleryPictures[value][0]}
        sizes="(width >= 640px) 60vw, 100vw"
        alt=""
        priority={priority}
      />
      <Heading className={styles.Title}>
        <Link variant="plain" href={galleryPath(value)} className={styles.Link}>
          {galleryCategories[value].title}
        </Link>
      </Heading>
    </article>
  )
}
