import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { Link } from '@virida/shared/site/ui/Link'
import { Section } from '@virida/shared/site/ui/Section'
import { UnbrokenWords } from '@virida/shared/site/ui/UnbrokenWords'
import { overviewContent } from '../content'
import styles from './OverviewTab.module.css'

export function OverviewTab({ series }: { series: SeriesRecord }) {
  const { justifications, specifications } = series.overview
  return (
    <Section>
      <div className={styles.Columns}>
        <div>
          <h2 className={styles.Title}>
            <UnbrokenWords text={overviewContent.why(series.title)} />
          </h2>
          <dl>
            {justifications.map(({ title, description }) => (
              <div key={title} className={styles.Reason}>
                <dt className={styles.Term}>{title}</dt>
                <dd className={styles.Text}>{description}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.Sheet}>
          <h2 className={styles.Subtitle}>{overviewContent.specifications}</h2>
          {specifications ? (
            <dl>
              {specifications.map(({ title, description }) => (
                <div key={title} className={styles.Row}>
                  <dt className={styles.Text}>{title}</dt>
                  <dd className={styles.Value}>{description}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className={styles.Text}>
              {overviewContent.varied}{' '}
              <Link href={overviewContent.contact.href}>{overviewContent.contact.label}</Link>{' '}
              {overviewContent.learnMore}
            </p>
          )}
        </div>
      </div>
    </Section>
  )
}
