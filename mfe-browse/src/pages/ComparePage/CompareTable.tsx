import { formatSize } from '@virida/shared/catalogue/dimension'
import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import { seriesPath } from '@virida/shared/catalogue/slugs'
import { usualSizes } from '@virida/shared/catalogue/usual-sizes'
import { Link } from '@virida/shared/ui/Link'
import { VisuallyHidden } from '@virida/shared/ui/VisuallyHidden'
import { Drawing } from '../../components/Drawing/Drawing'
import { scenesToScale } from './common-scale'
import { CompareCell } from './CompareCell'
import type { Row } from './compare-rows'
import styles from './CompareTable.module.css'
import { rowWords as words } from './row-words'

type Props = { series: readonly SeriesRecord[]; rows: readonly Row[] }

/** One column a series. On narrow screens each row is a line of its own, with its answers two abreast below. */
export function CompareTable({ series, rows }: Props) {
  const scenes = scenesToScale(series)
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
              <Link variant="plain" href={seriesPath(slug)} className={styles.Name}>
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
            const scene = scenes[at]
            return (
              <td key={slug} data-label={title}>
                {scene && <Drawing scene={scene} className={styles.Drawing} />}
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
