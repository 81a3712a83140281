import { galleryValues } from '../../../content/gallery/gallery-values'
import { CategoryCard } from './CategoryCard'
import { galleryContent } from '../content'
import styles from './CategoryList.module.css'

/** All categories as pictures that link to their pages. */
export function CategoryList() {
  return (
    <ul role="list" className={styles.List} aria-label={galleryContent.categoriesLabel}>
      {galleryValues.map((value, at) => (
        <li key={value} className={styles.Item}>
          <CategoryCard value={value} priority={at === 0} headingLevel={2} />
        </li>
      ))}
    </ul>
  )
}
