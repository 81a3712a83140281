import { brand } from '@virida/shared/site/brand'
import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { describeDesign } from '@virida/shared/products/design/describe'
import { drawingOf } from '@virida/shared/products/design/drawing-of'
import type { Problem } from '@virida/shared/products/design/problems/problem'
import { dimensions } from '@virida/shared/products/drawing/annotations/dimensions'
import { operationMarks } from '@virida/shared/products/drawing/annotations/operation-marks'
import { describe } from '@virida/shared/products/drawing/describe'
import { draw } from '@virida/shared/products/drawing/draw'
import { useState } from 'react'
import { DrawingView } from '@virida/shared/products/drawing/react/DrawingView'
import { sheetContent as content } from '../content'
import type { CodedDesign } from '../design-query'
import styles from './DesignSheet.module.css'

type Props = CodedDesign & {
  series: SeriesRecord
  problems: readonly Problem[]
  /** URL of the page that shows the design. */
  address: string
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** The design on one printed page. While it is in the document, print styles hide the rest of the page. */
export function DesignSheet({ design, code, series, problems, address }: Props) {
  const [day] = useState(() => dayFormat.format(new Date()))
  const input = drawingOf(design, series)
  // The inside is drawn too if it has another color.
  const views =
    design.exterior === design.interior ? (['outside'] as const) : (['outside', 'inside'] as const)
  return (
    <div className={styles.Sheet} aria-hidden="true">
      <div className={styles.Head}>
        <p className={styles.Brand}>{brand.fullName}</p>
        <p>
          {content.date} {day}
        </p>
      </div>
      <p className={styles.Title}>{series.title}</p>
      <p className={styles.Number}>
        {content.number} {series.seriesNumber}
      </p>
      <div className={styles.Drawings} data-views={views.length}>
        {views.map((view) => (
          <div key={view} className={styles.View}>
            <DrawingView
              drawing={draw({ ...input, view }, [operationMarks, dimensions])}
              title={describe({ ...input, view }).title}
              className={styles.Drawing}
            />
            <p className={styles.Caption}>{content.seen[view]}</p>
          </div>
        ))}
      </div>
      <p className={styles.Small}>{content.scale}</p>
      <dl className={styles.Rows}>
        {describeDesign(design, series).map(({ label, value }) => (
          <Row key={label} label={label} value={value} />
        ))}
        {problems.map(({ message }) => (
          <Row key={message} label={content.notMade} value={message} />
        ))}
        <Row label={content.code} value={code} />
        <Row label={content.room} value="" />
        <Row label={content.quantity} value="" />
        <Row label={content.page} value={address} />
      </dl>
      <p className={styles.Small}>{content.note}</p>
    </div>
  )
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className={styles.Row}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
