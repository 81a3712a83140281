import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import type { Design } from '@virida/shared/design/design'
import type { Problem } from '@virida/shared/design/problems'
import type { Chosen } from './choose'

/** What every group of choices is given. */
export type GroupProps = {
  design: Design
  series: SeriesRecord
  problems: readonly Problem[]
  /** What had to change with the last choice. */
  note: Chosen['note']
  onChange: (chosen: Chosen) => void
  onMend: (problem: Problem) => void
}
