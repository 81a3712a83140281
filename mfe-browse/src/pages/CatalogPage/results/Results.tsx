import { catalogItems } from '@virida/shared/products/catalogue/listing/catalog-items'
import { compareAddress } from '@virida/shared/site/addresses/compare'
import { Link } from '@virida/shared/site/ui/Link'
import { Panes } from '@virida/shared/site/ui/Panes'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { useId, type Ref } from 'react'
import { mostCompared } from '../../../components/CompareTray/compare-query'
import { CompareToggle } from '../../../components/CompareTray/CompareToggle'
import { CompareTray } from '../../../components/CompareTray/CompareTray'
import { LazyDrawnProduct } from '../../../components/DrawnProduct/LazyDrawnProduct'
import { ProductCard } from '../../../components/ProductCard/ProductCard'
import { resultsId } from '../results-id'
import { ChosenFilters } from './ChosenFilters'
import { filterContent, resultContent } from '../content'
import { DealerHint } from './DealerHint'
import { drawnFinish } from '../filters/finish-of'
import { NoResults } from './NoResults'
import styles from './Results.module.css'
import { SortLinks } from './SortLinks'
import type { Catalog } from '../use-catalog'

/** The `image` of the catalog item for the French swing door with one panel. */
const singlePanelCard = 'french-swing-door/card'

export function Results({ catalog, ref }: { catalog: Catalog; ref: Ref<HTMLElement> }) {
  const titleId = useId()
  const { items, found, enabled, compared, hrefWith, hrefComparing, toggleCompared } = catalog
  const finish = drawnFinish(enabled)
  const finishLabel = enabled.find(({ value }) => value === finish?.key)?.label
  return (
    <section
      ref={ref}
      id={resultsId}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.Results}
      data-comparing={compared.length > 0 || undefined}
    >
      <VisuallyHidden>
        <h2 id={titleId}>{resultContent.title}</h2>
      </VisuallyHidden>
      <div className={styles.Bar}>
        <div className={styles.Found}>
          <p role="status" className={styles.Count}>
            {resultContent.found(items.length, catalogItems.length)}
          </p>
          {enabled.length > 0 && (
            <Link className={styles.Reset} href={hrefWith([])} replace preventScrollReset>
              {filterContent.reset}
            </Link>
          )}
          {found.length > 1 && compared.length === 0 && (
            <Link className={styles.Reset} href={compareAddress(found.slice(0, mostCompared))}>
              {resultContent.compare(Math.min(found.length, mostCompared), found.length)}
            </Link>
          )}
        </div>
        <SortLinks catalog={catalog} />
      </div>
      {enabled.length > 0 && <ChosenFilters catalog={catalog} />}
      {items.length > 0 && <p className={styles.Drawn}>{resultContent.drawn(finishLabel)}</p>}
      {items.length === 0 ? (
        <NoResults catalog={catalog} />
      ) : (
        <Panes className={styles.Grid}>
          {items.map(({ slug, title, subtitle, image }) => (
            <ProductCard
              key={image}
              slug={slug}
              title={title}
              subtitle={subtitle}
              drawing={
                <LazyDrawnProduct slug={slug} finish={finish} singlePanel={image === singlePanelCard} />
              }
            >
              <CompareToggle
                title={title}
                pressed={compared.includes(slug)}
                full={compared.length === mostCompared}
                onToggle={() => toggleCompared(slug)}
              />
            </ProductCard>
          ))}
          <DealerHint />
        </Panes>
      )}
      <CompareTray slugs={compared} hrefWith={hrefComparing} />
    </section>
  )
}
