import { loadSeries } from '@virida/shared/catalogue/load-series'
import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import { use } from 'react'
import { rowsOf } from './compare-rows'
import styles from './Comparison.module.css'
import { CompareTable } from './CompareTable'
import { Neighbors } from './Neighbors'
import { Toolbar } from './Toolbar'
import type { Compare } from './use-compare'

/** The table of the compared series, what it shows, and what may stand beside them. */
export function Comparison({ compare }: { compare: Compare }) {
  const series: SeriesRecord[] = []
  for (const slug of compare.asked.slugs) series.push(use(loadSeries(slug)))
  const rows = rowsOf(series)
  const isAlone = series.length === 1
  const shown = compare.differences && !isAlone ? rows.filter(({ isSame }) => !isSame) : rows
  return (
    <div className={styles.Comparison}>
      <Toolbar compare={compare} shown={shown.length} all={rows.length} />
      <div className={styles.Panes} data-count={series.length}>
        <CompareTable series={series} rows={shown} />
        <Neighbors compare={compare} />
      </div>
    </div>
  )
}
