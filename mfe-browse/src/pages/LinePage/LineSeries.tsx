import { formatRange } from '@virida/shared/products/catalogue/dimension'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { ProductLine } from '@virida/shared/products/catalogue/product-line'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { Panes } from '@virida/shared/site/ui/Panes'
import { Section } from '@virida/shared/site/ui/Section'
import { ProductCard } from '../../components/ProductCard/ProductCard'
import { lineContent } from './content'
import styles from './LineSeries.module.css'

function widthOf(slug: SeriesSlug) {
  const { size } = seriesFacts[slug]
  return size ? lineContent.width(formatRange(size.width), size.of) : lineContent.anyShape
}

/** The series of the line as cards that link to their pages. */
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
