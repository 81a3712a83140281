import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import type { Design } from '@virida/shared/products/design/design'
import { designPath } from '@virida/shared/products/design/code/design-path'
import { StyleIcon } from '@virida/shared/products/drawing/react/StyleIcon'
import { seriesAddress } from '@virida/shared/site/addresses/pages'
import { Link } from '@virida/shared/site/ui/Link'
import { useId } from 'react'
import styles from './OtherSeries.module.css'

export type OtherSeriesProps = {
  title: string
  text: string
  /** Link below the text, which concerns all series of the list. */
  action?: { label: string; href: string }
  series: readonly {
    slug: SeriesSlug
    /** Design that the configurator opens with. Without it the link leads to the series page. */
    design?: Design
    reasons: readonly string[]
    /** A combination that reaches the size. */
    hint?: string
  }[]
}

/** A list of series, each with the reasons why it is in the list. */
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
                <Link href={design ? designPath(design) : seriesAddress(slug)}>
                  {seriesFacts[slug].title}
                </Link>
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
