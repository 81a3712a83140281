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
import styles from './CompareTable.module.css'
import { rowWords as words } from './content'

type Props = { series: readonly SeriesRecord[]; rows: readonly Row[] }

/** A table with a column for each series. On narrow screens each row is a heading with its values two abreast below. */
export function CompareTable({ series, rows }: Props) {
  const drawings = drawingsToScale(series)
  return (
    <table className={styles.Table} data-count={series.length}>
      <caption>
        <VisuallyHidden>{words.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {series.map(({ slug, title, seriesNumber }) => (
            <th key={slug} scope="col">
              <Link variant="plain" href={seriesAddress(slug)} className={styles.Name}>
                {title}
              </Link>
              <span className={styles.Number}>{seriesNumber}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={styles.Drawn}>
          <RowHead {...words.drawn} />
          {series.map(({ slug, title, style }, at) => {
            const { width, height } = usualSizes[style]
            const drawing = drawings[at]
            return (
              <td key={slug} data-label={title}>
                {drawing && <DrawingView drawing={drawing} className={styles.Drawing} />}
                <span className={styles.Size}>{formatSize(width, height)}</span>
              </td>
            )
          })}
        </tr>
        {rows.map(({ key, label, note, cells }) => (
          <tr key={key}>
            <RowHead label={label} note={note} />
            {series.map(({ slug, title }, at) => {
              const cell = cells[at]
              return (
                <td key={slug} data-label={title}>
                  {cell && <CompareCell cell={cell} of={title} />}
                </td>
              )
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
