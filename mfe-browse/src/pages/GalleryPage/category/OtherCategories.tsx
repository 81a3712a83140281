import { useId } from 'react'
import { categories, type CategorySlug } from '../../../content/gallery/categories'
import { CategoryCard } from '../list/CategoryCard'
import { galleryContent } from '../content'
import styles from './OtherCategories.module.css'

export function OtherCategories({ slug }: { slug: CategorySlug }) {
  const titleId = useId()
  return (
    <section className={styles.Others} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.Title}>
        {galleryContent.others}
      </h2>
      <ul role="list" className={styles.List}>
        {categories
          .filter((other) => other.slug !== slug)
          .map((other) => (
            <li key={other.slug}>
              <CategoryCard category={other} headingLevel={3} />
            </li>
          ))}
      </ul>
    </section>
  )
}
