import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { ButtonLink } from '@virida/shared/ui/ButtonLink'
import { Link } from '@virida/shared/ui/Link'
import type { ReactNode } from 'react'
import { designContent as content } from './content'
import styles from './DesignLinks.module.css'

type Props = {
  series: SeriesSlug
  code: string
  /** Buttons that work in the browser alone. */
  children?: ReactNode
}

/** Where a design can be taken to. */
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
      {children}
      <Link variant="arrow" href={content.compareHref(series)}>
        {content.compare}
      </Link>
    </div>
  )
}
