import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { describeDesign } from '@virida/shared/products/design/describe'
import type { Design } from '@virida/shared/products/design/design'
import { designContent as content } from './content'
import styles from './DesignList.module.css'

/** Lists every choice in words, and the design code. */
export function DesignList({ design, series, code }: { design: Design; series: SeriesRecord; code: string }) {
  return (
    <div>
      <h3 className={styles.Title}>{content.chosen}</h3>
      <dl>
        {describeDesign(design, series).map(({ label, value }) => (
          <div key={label} className={styles.Row}>
            <dt className={styles.Label}>{label}</dt>
            <dd className={styles.Value}>{value}</dd>
          </div>
        ))}
        <div className={styles.Row}>
          <dt className={styles.Label}>{content.code}</dt>
          <dd className={styles.Code}>{code}</dd>
        </div>
      </dl>
    </div>
  )
}
