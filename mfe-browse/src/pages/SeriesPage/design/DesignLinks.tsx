import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { ButtonLink } from '@virida/shared/site/ui/ButtonLink'
import { Link } from '@virida/shared/site/ui/Link'
import type { ReactNode } from 'react'
import { designContent as content } from './content'
import styles from './DesignLinks.module.css'

type Props = {
  series: SeriesSlug
  code: string
  /** Buttons that are loaded later, so they are at the end and move nothing. */
  children?: ReactNode
}

/** Links to continue with a design: ask about it, find a dealer, compare the series. */
export function DesignLinks({ series, code, children }: Props) {
  return (
    <div className={styles.Links}>
      <p className={styles.Text}>{content.priceNote}</p>
      <div className={styles.Row}>
        <ButtonLink href={content.askHref(code)}>{content.ask}</ButtonLink>
        <ButtonLink variant="ghost" href={content.dealer.href}>
          {content.dealer.label}
        </ButtonLink>
      </div>
      <Link variant="arrow" href={content.compareHref(series)}>
        {content.compare}
      </Link>
      {children}
    </div>
  )
}
