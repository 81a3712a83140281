import { categories } from '../../../content/gallery/categories'
import { CategoryCard } from './CategoryCard'
import { galleryContent } from '../content'
import styles from './CategoryList.module.css'

/** All categories as pictures that link to their pages. */
export function CategoryList() {
  return (
    <ul role="list" className={styles.List} aria-label={galleryContent.categoriesLabel}>
      {categories.map((category, at) => (
        <li key={category.slug} className={styles.Item}>
          <CategoryCard category={category} priority={at === 0} headingLevel={2} />
        </li>
      ))}
    </ul>
  )
}
