import { formatSize } from '@virida/shared/products/catalogue/dimension'
import type { Design } from '@virida/shared/products/design/design'
import { designPath } from '@virida/shared/products/design/code/design-path'
import type { Drawing } from '@virida/shared/products/drawing/canvas/drawing'
import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import { Link } from '@virida/shared/site/ui/Link'
import { DrawingView } from '@virida/shared/products/drawing/react/DrawingView'
import { isTightFit } from '@virida/shared/products/project/opening-size'
import type { AskedOpening } from '@virida/shared/products/project/project'
import type { RowEgress } from '@virida/shared/products/project/row-egress'
import type { ReactNode } from 'react'
import { scheduleContent as content } from '../content'
import { EgressBadge } from './egress/EgressBadge'
import { EgressDetails } from './egress/EgressDetails'
import { OpenRow } from './OpenRow'
import styles from './DesignCells.module.css'

/** Labels that have columns of their own. */
const elsewhere = ['Series', 'Size']
/** Values that are left out, because they only say that something is missing. */
const silent = ['None', 'Not decided yet']

type Props = { window: DescribedWindow }

type WindowProps = Props & {
  at: number
  drawing: Drawing | undefined
  /** Id of the row, in a project whose designs can be changed. */
  row?: string
  /** Gives a row without a series its first design. */
  onSeries?: ((design: Design) => void) | undefined
}

/** Number, drawing and name of a row. The name links to the design. */
export function WindowCells({ window, at, drawing, row, onSeries }: WindowProps) {
  const { made, design, asked, isPending } = window
  return (
    <>
      <td className={styles.Number}>{at + 1}</td>
      <td data-cell="drawing">{drawing && <DrawingView drawing={drawing} className={styles.Drawing} />}</td>
      <th scope="row" data-cell="window" className={styles.Window}>
        {made ? (
          <>
            <Link href={designPath(made.design, row)} className={styles.Title}>
              {made.record.title}
            </Link>
            <span className={styles.Code}>{made.record.seriesNumber}</span>
          </>
        ) : isPending ? null : design === '' ? (
          <OpenRow window={window} at={at} onSeries={onSeries} />
        ) : (
          <>
            <span className={styles.Title}>{content.unreadable}</span>
            <span className={styles.Code}>{content.unreadableHelp}</span>
          </>
        )}
        <span className={styles.Code}>{design}</span>
        {asked && <span className={styles.Code}>{content.asListed(asked.text)}</span>}
        {made && row && (
          <Link
            href={designPath(made.design, row)}
            className={styles.Change}
            aria-label={content.field(content.change, at, window.room)}
          >
            {content.change}
          </Link>
        )}
      </th>
    </>
  )
}

type DesignProps = Props & {
  at: number
  egress: RowEgress
  /** Changes the row to a design that passes the egress check. */
  onMend?: ((design: Design) => void) | undefined
  /** The button that opens the sizes of the row. */
  measure?: ReactNode
}

/** Size and options of a row, why its design is not made, and its egress estimate. */
export function DesignCells({ window, at, egress, onMend, measure }: DesignProps) {
  const { made, asked, opening, room } = window
  const options = made?.lines.filter(
    ({ label, value }) => !elsewhere.includes(label) && !silent.includes(value),
  )
  return (
    <>
      <td data-cell="size" className={styles.Size}>
        {made ? formatSize(made.design.width, made.design.height) : askedSize(asked)}
        {opening && (
          <span className={styles.Opening}>{content.opening(formatSize(opening.width, opening.height))}</span>
        )}
        {isTightFit(made?.design ?? asked, opening) && <p className={styles.Tight}>{content.tooTight}</p>}
        {made && measure}
      </td>
      <td data-cell="options" className={styles.Options}>
        <ul role="list">
          {options?.map(({ label, value }) => (
            <li key={label}>{label === 'Grid' || label === 'Frame type' ? `${label}: ${value}` : value}</li>
          ))}
        </ul>
        {made && made.problems.length > 0 && (
          <p className={styles.Problems}>
            <strong>{content.notMade}</strong> {made.problems.join(' ')}
          </p>
        )}
        <EgressBadge egress={egress} />
        {made && (egress.state === 'passes' || egress.state === 'fails') && (
          <EgressDetails egress={egress} design={made.design} row={content.row(at, room)} onMend={onMend} />
        )}
      </td>
    </>
  )
}

function askedSize({ width, height }: Partial<AskedOpening> = {}): string {
  if (width && height) return formatSize(width, height)
  return ''
}
