import { ArrowLinks } from '@virida/shared/site/ui/ArrowLinks'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import styles from './CatalogHead.module.css'
import { catalogContent as content } from './content'

/** Breadcrumbs, title and intro of the catalog, with links to other ways to choose. */
export const CatalogHead = () => (
  <PageHead
    crumbs={content.crumbs}
    title={content.title}
    intro={
      <>
        <p>{content.intro}</p>
        <ArrowLinks className={styles.Ways} links={content.ways} />
      </>
    }
    low
  />
)
