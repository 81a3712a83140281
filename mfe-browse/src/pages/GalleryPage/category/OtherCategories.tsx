import { useId } from 'react'
import { galleryValues, type GalleryValue } from '../../../content/gallery/gallery-values'
import { CategoryCard } from '../list/CategoryCard'
import { galleryContent } from '../content'
import styles from './OtherCategories.module.css'

export function OtherCategories({ value }: { value: GalleryValue }) {
  const titleId = useId()
  return (
    <section className={styles.Others} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.Title}>
        {galleryContent.others}
      </h2>
      <ul role="list" className={styles.List}>
        {galleryValues
          .filter((other) => other !== value)
          .map((other) => (
            <li key={other}>
              <CategoryCard value={other} headingLevel={3} />
            </li>
          ))}
      </ul>
    </section>
  )
}
