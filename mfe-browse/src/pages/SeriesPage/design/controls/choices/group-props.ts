import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import type { Design } from '@virida/shared/products/design/design'
import type { Problem } from '@virida/shared/products/design/problems/problem'
import type { Chosen } from '../choose'

/** Props of every group of controls. */
export type GroupProps = {
  design: Design
  series: SeriesRecord
  problems: readonly Problem[]
  /** What the last choice changed in other fields. */
  note: Chosen['note']
  onChange: (chosen: Chosen) => void
  onMend: (problem: Problem) => void
}
