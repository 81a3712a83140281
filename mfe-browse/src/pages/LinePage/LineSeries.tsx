import { formatRange } from '@virida/shared/catalogue/dimension'
import { seriesFacts } from '@virida/shared/catalogue/facts'
import type { ProductLine } from '@virida/shared/catalogue/product-line'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { Panes } from '@virida/shared/ui/Panes'
import { Section } from '@virida/shared/ui/Section'
import { ProductCard } from '../../components/ProductCard/ProductCard'
import { lineContent } from './content'
import styles from './LineSeries.module.css'

function widthOf(slug: SeriesSlug) {
  const { size } = seriesFacts[slug]
  return size ? lineContent.width(formatRange(size.width), size.of) : lineContent.anyShape
}

/** The line's series as cards; clicking one goes to its page. */
export function LineSeries({ line: { slug, productSeries } }: { line: ProductLine }) {
  const isDoors = slug === 'venetian-doors'
  return (
    <Section
      title={isDoors ? lineContent.doors : lineContent.styles(productSeries.length)}
      intro={isDoors ? lineContent.doorsIntro : lineContent.windowsIntro}
    >
      <Panes className={styles.Grid} data-count={productSeries.length}>
        {productSeries.map((series) => (
          <ProductCard
            key={series.slug}
            slug={series.slug}
            title={series.title}
            note={widthOf(series.slug)}
          />
        ))}
      </Panes>
    </Section>
  )
}
