import { loadSeries } from '@virida/shared/products/catalogue/load-series'
import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { use } from 'react'
import { comparisonId } from './content'
import { rowsOf } from './table/compare-rows'
import styles from './Comparison.module.css'
import { CompareTable } from './table/CompareTable'
import { Neighbors } from './chooser/Neighbors'
import { Toolbar } from './Toolbar'
import type { Compare } from './use-compare'

/** The compared series: the toolbar, the table, and series to add. */
export function Comparison({ compare }: { compare: Compare }) {
  const series: SeriesRecord[] = []
  for (const slug of compare.asked.slugs) series.push(use(loadSeries(slug)))
  const rows = rowsOf(series)
  return (
    <div id={comparisonId} tabIndex={-1} className={styles.Comparison}>
      <Toolbar compare={compare} differing={rows.filter(({ isSame }) => !isSame).length} all={rows.length} />
      <div className={styles.Panes} data-count={series.length}>
        <CompareTable series={series} rows={rows} compare={compare} />
        <Neighbors compare={compare} />
      </div>
    </div>
  )
}
