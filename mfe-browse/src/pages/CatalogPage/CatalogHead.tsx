import { compareAddress } from '@virida/shared/site/addresses/compare'
import { ArrowLinks } from '@virida/shared/site/ui/ArrowLinks'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { mostCompared } from '../../components/CompareTray/compare-query'
import styles from './CatalogHead.module.css'
import { catalogContent as content } from './content'
import type { Catalog } from './use-catalog'

/**
 * Breadcrumbs, title and intro of the catalog, with links to other ways to choose. The comparison opens with
 * the series that are chosen for it, or else with the first four that match the filters. Without either it
 * opens empty.
 */
export const CatalogHead = ({ catalog: { compared, found } }: { catalog: Catalog }) => (
  <PageHead
    crumbs={content.crumbs}
    title={content.title}
    intro={
      <>
        <p>{content.intro}</p>
        <ArrowLinks
          className={styles.Ways}
          links={[
            content.bySize,
            {
              label: content.compare,
              href: compareAddress((compared.length > 0 ? compared : found).slice(0, mostCompared)),
            },
          ]}
        />
      </>
    }
    low
  />
)
