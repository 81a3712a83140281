import { Breadcrumbs } from '@virida/shared/ui/Breadcrumbs'
import { Container } from '@virida/shared/ui/Container'
import { galleryValues } from '../../content/gallery-values'
import { CategoryCard } from './CategoryCard'
import { galleryContent } from './content'
import styles from './ListView.module.css'

/** All categories as pictures that lead to their own page. */
export function ListView() {
  return (
    <Container className={styles.Page}>
      <Breadcrumbs items={[galleryContent.home, galleryContent.crumb]} />
      <div className={styles.Head}>
        <h1 className={styles.Title}>{galleryContent.title}</h1>
        <p className={styles.Intro}>{galleryContent.intro}</p>
      </div>
      <ul role="list" className={styles.List} aria-label={galleryContent.categoriesLabel}>
        {galleryValues.map((value, at) => (
          <li key={value} className={styles.Item}>
            <CategoryCard value={value} priority={at === 0} headingLevel={2} />
          </li>
        ))}
      </ul>
      <p className={styles.Note}>{galleryContent.note}</p>
    </Container>
  )
}
