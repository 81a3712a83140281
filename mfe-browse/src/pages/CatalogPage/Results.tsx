import { catalogItems } from '@virida/shared/catalogue/catalog-items'
import { Link } from '@virida/shared/ui/Link'
import { Panes } from '@virida/shared/ui/Panes'
import { VisuallyHidden } from '@virida/shared/ui/VisuallyHidden'
import { useId } from 'react'
import type { Ref } from 'react'
import { ProductCard } from '../../components/ProductCard/ProductCard'
import { ChosenFilters } from './ChosenFilters'
import { filterContent, resultContent } from './content'
import { DealerHint } from './DealerHint'
import { NoResults } from './NoResults'
import styles from './Results.module.css'
import { SortLinks } from './SortLinks'
import type { Catalog } from './use-catalog'

export function Results({ catalog, ref }: { catalog: Catalog; ref: Ref<HTMLElement> }) {
  const titleId = useId()
  const { items, enabled, hrefWith } = catalog
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={titleId} className={styles.Results}>
      <VisuallyHidden>
        <h2 id={titleId}>{resultContent.title}</h2>
      </VisuallyHidden>
      <div className={styles.Bar}>
        <div className={styles.Found}>
          <p role="status" className={styles.Count}>
            {resultContent.found(items.length, catalogItems.length)}
          </p>
          <Link className={styles.Reset} href={hrefWith([])} replace preventScrollReset>
            {filterContent.reset}
          </Link>
        </div>
        <SortLinks catalog={catalog} />
      </div>
      {enabled.length > 0 && <ChosenFilters catalog={catalog} />}
      {items.length === 0 ? (
        <NoResults />
      ) : (
        <Panes className={styles.Grid}>
          {items.map(({ slug, title, subtitle, image }) => (
            <ProductCard key={image} slug={slug} title={title} subtitle={subtitle} image={image} />
          ))}
        </Panes>
      )}
      <DealerHint />
    </section>
  )
}
