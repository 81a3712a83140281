import { formatRange } from '@virida/shared/products/catalogue/dimension'
import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { Button } from '@virida/shared/site/ui/Button'
import { seriesContent } from '../content'
import { designContent as content } from './content'
import styles from './LoadingChoices.module.css'

type Props = { series: SeriesRecord; failed: boolean; onRetry: () => void }

/** Shown until the controls are loaded: the size limits of the series. */
export function LoadingChoices({ series: { size }, failed, onRetry }: Props) {
  return (
    <div className={styles.Loading}>
      <h3 className={styles.Title}>{seriesContent.size}</h3>
      <p className={styles.Limits}>
        {size
          ? seriesContent.sizes(formatRange(size.width), formatRange(size.height), size.of)
          : seriesContent.shapes}
      </p>
      <p className={styles.State} role="status" data-failed={failed || undefined}>
        {failed ? content.failed : content.loading}
      </p>
      {failed && (
        <Button variant="ghost" onClick={onRetry}>
          {content.again}
        </Button>
      )}
      <p className={styles.Scripting}>{content.scripting}</p>
    </div>
  )
}
