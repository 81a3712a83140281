import { formatSize } from '@virida/shared/products/catalogue/dimension'
import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { usualSizes } from '@virida/shared/products/catalogue/usual-sizes'
import { seriesAddress } from '@virida/shared/site/addresses/pages'
import { Link } from '@virida/shared/site/ui/Link'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { DrawingView } from '@virida/shared/products/drawing/react/DrawingView'
import { drawingsToScale } from './common-scale'
import { CompareCell } from './CompareCell'
import type { Row } from './compare-rows'
import type { Compare } from '../use-compare'
import styles from './CompareTable.module.css'
import { rowWords as words } from './content'
import { SwapChip } from './SwapChip'

type Props = { series: readonly SeriesRecord[]; rows: readonly Row[]; compare: Compare }

const shownRows = (only: boolean | undefined) => (only === undefined ? 'auto' : only ? 'differing' : 'all')

/**
 * A table with a column for each series. Narrow screens show the first two, each with a chip that swaps it
 * for another series. Rows that are the same for all series are hidden by the style sheet if the visitor
 * wants only differences, and on narrow screens until the visitor decides.
 */
export function CompareTable({ series, rows, compare }: Props) {
  const drawings = drawingsToScale(series)
  return (
    <table
      className={styles.Table}
      data-count={series.length}
      data-rows={series.length === 1 ? 'all' : shownRows(compare.differences)}
    >
      <caption>
        <VisuallyHidden>{words.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {series.map(({ slug, title, seriesNumber }, at) => (
            <th key={at} scope="col">
              <Link variant="plain" href={seriesAddress(slug)} className={styles.Name}>
                {title}
              </Link>
              <span className={styles.Number}>{seriesNumber}</span>
              {at < 2 && <SwapChip at={at} slug={slug} compare={compare} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={styles.Drawn}>
          <RowHead {...words.drawn} />
          {series.map(({ slug, style }, at) => {
            const { width, height } = usualSizes[style]
            const drawing = drawings[at]
            return (
              <td key={slug}>
                {drawing && <DrawingView drawing={drawing} className={styles.Drawing} />}
                <span className={styles.Size}>{formatSize(width, height)}</span>
              </td>
            )
          })}
        </tr>
        {rows.map(({ key, label, note, cells, isSame }) => (
          <tr key={key} data-same={isSame || undefined}>
            <RowHead label={label} note={note} />
            {series.map(({ slug, title }, at) => {
              const cell = cells[at]
              return <td key={slug}>{cell && <CompareCell cell={cell} of={title} />}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RowHead({ label, note }: { label: string; note?: string }) {
  return (
    <th scope="row">
      {label}
      {note && <span className={styles.Note}>{note}</span>}
    </th>
  )
}
