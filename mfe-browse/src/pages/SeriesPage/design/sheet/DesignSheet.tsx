import { brand } from '@virida/shared/brand'
import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import { describeDesign } from '@virida/shared/design/describe'
import type { Design } from '@virida/shared/design/design'
import { designCode } from '@virida/shared/design/design-code'
import { drawingOf } from '@virida/shared/design/drawing-of'
import type { Problem } from '@virida/shared/design/problems'
import { describe, dimensions, draw, operationMarks } from '@virida/shared/drawing'
import { useState } from 'react'
import { Drawing } from '../../../../components/Drawing/Drawing'
import { sheetContent as content } from '../content'
import styles from './DesignSheet.module.css'

type Props = {
  design: Design
  series: SeriesRecord
  problems: readonly Problem[]
  /** Where the design stands on the web. */
  address: string
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** One page of paper: the design, its choices, its code. While it stands in the document nothing else is printed. */
export function DesignSheet({ design, series, problems, address }: Props) {
  const [day] = useState(() => dayFormat.format(new Date()))
  const input = drawingOf(design, series)
  // The other face is worth room where it looks different.
  const views =
    design.exterior === design.interior ? (['outside'] as const) : (['outside', 'inside'] as const)
  return (
    <div className={styles.Sheet} aria-hidden="true">
      <div className={styles.Head}>
        <p className={styles.Brand}>{brand.fullName}</p>
        <p className={styles.Day}>
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
            <Drawing
              scene={draw({ ...input, view }, [operationMarks, dimensions])}
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
        <Row label={content.code} value={designCode(design)} />
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
