import { seriesFacts } from '@virida/shared/catalogue/facts'
import { seriesPath } from '@virida/shared/catalogue/slugs'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import type { Design } from '@virida/shared/design/design'
import { designPath } from '@virida/shared/design/design-path'
import { StyleIcon } from '@virida/shared/drawing/react/StyleIcon'
import { Link } from '@virida/shared/ui/Link'
import { useId } from 'react'
import styles from './OtherSeries.module.css'

export type OtherSeriesProps = {
  title: string
  text: string
  /** Where to go with this list. */
  action?: { label: string; href: string }
  series: readonly {
    slug: SeriesSlug
    /** Opens in the configurator; without one the link leads to the series alone. */
    design?: Design
    reasons: readonly string[]
    /** A way to the size all the same. */
    hint?: string
  }[]
}

/** Series with what is to be said of each, one a line. */
export function OtherSeries({ title, text, action, series }: OtherSeriesProps) {
  const id = useId()
  return (
    <section className={styles.Group} aria-labelledby={id}>
      <div className={styles.Head}>
        <h2 id={id} className={styles.Title}>
          {title}
        </h2>
        <p className={styles.Text}>{text}</p>
        {action && (
          <Link variant="arrow" href={action.href}>
            {action.label}
          </Link>
        )}
      </div>
      <ul role="list" className={styles.List}>
        {series.map(({ slug, design, reasons, hint }) => (
          <li key={slug} className={styles.Series}>
            <StyleIcon style={seriesFacts[slug].style} className={styles.Icon} />
            <div>
              <h3 className={styles.Name}>
                <Link href={design ? designPath(design) : seriesPath(slug)}>{seriesFacts[slug].title}</Link>
              </h3>
              {reasons.map((reason) => (
                <p key={reason} className={styles.Reason}>
                  {reason}
                </p>
              ))}
              {hint && <p className={styles.Hint}>{hint}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
