import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { seriesAddress } from '@virida/shared/site/addresses/pages'
import { Link } from '@virida/shared/site/ui/Link'
import type { ReactNode } from 'react'
import { SidewaysList } from '../SidewaysList'
import styles from './ProductLinks.module.css'

type Props = {
  series: readonly SeriesSlug[]
  /** List items before the series. */
  children?: ReactNode
  label?: string
  /** As in `SidewaysList`; rows by default. */
  layout?: 'links' | 'columns'
}

/** A list of links to series. */
export function ProductLinks({ series, children, label, layout = 'links' }: Props) {
  return (
    <SidewaysList layout={layout} label={label}>
      {children}
      {series.map((slug) => (
        <ProductLink key={slug} href={seriesAddress(slug)}>
          {seriesFacts[slug].title}
        </ProductLink>
      ))}
    </SidewaysList>
  )
}

/** One link of the list. */
export function ProductLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Link className={styles.Product} href={href}>
        {children}
      </Link>
    </li>
  )
}
