import { brand } from '@virida/shared/site/brand'
import { useState } from 'react'
import { DrawingView } from '@virida/shared/products/drawing/react/DrawingView'
import { sheetContent as content } from '../content'
import { sheetDay, sheetDrawings, sheetRows, type SheetDesign } from './sheet-data'
import styles from './DesignSheet.module.css'

/** The design on one printed page. While it is in the document, print styles hide the rest of the page. */
export function DesignSheet({ design, code, series, problems, address }: SheetDesign) {
  const [day] = useState(sheetDay)
  const drawings = sheetDrawings({ design, series })
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
      <div className={styles.Drawings} data-views={drawings.length}>
        {drawings.map(({ view, title, drawing }) => (
          <div key={view} className={styles.View}>
            <DrawingView drawing={drawing} title={title} className={styles.Drawing} />
            <p className={styles.Caption}>{content.seen[view]}</p>
          </div>
        ))}
      </div>
      <p className={styles.Small}>{content.scale}</p>
      <dl className={styles.Rows}>
        {sheetRows({ design, code, series, problems, address }).map(({ label, value }) => (
          <Row key={label + value} label={label} value={value} />
        ))}
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
