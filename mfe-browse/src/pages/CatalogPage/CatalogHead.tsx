import { ArrowLinks } from '@virida/shared/site/ui/ArrowLinks'
import { Breadcrumbs } from '@virida/shared/site/ui/Breadcrumbs'
import styles from './CatalogHead.module.css'
import { catalogContent as content } from './content'

/** Breadcrumbs, title and intro of the catalog, with links to other ways to choose. */
export function CatalogHead() {
  return (
    <header className={styles.Head}>
      <Breadcrumbs items={content.crumbs} />
      <h1 className={styles.Title}>{content.title}</h1>
      <div className={styles.Words}>
        <p className={styles.Intro}>{content.intro}</p>
        <ArrowLinks className={styles.Ways} links={content.ways} />
      </div>
    </header>
  )
}
