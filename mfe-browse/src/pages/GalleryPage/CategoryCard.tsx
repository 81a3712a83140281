import { Link } from '@virida/shared/ui/Link'
import { Picture } from '@virida/shared/ui/Picture'
import { galleryCover } from '../../content/gallery/gallery-covers'
import { galleryPath } from '../../content/gallery/gallery-values'
import type { GalleryValue } from '../../content/gallery/gallery-values'
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
        picture={galleryCover(value)}
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
