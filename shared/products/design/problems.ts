import type { SeriesRecord } from '../catalogue/series-record'
import type { Design } from './design'
import type { Problem } from './problem'
import { colorProblems } from './problems/colors'
import { layoutProblems } from './problems/layout'
import { optionProblems } from './problems/options'
import { sizeProblems } from './problems/size'

/**
 * Lists the reasons why a design is not made; an empty list means that it is made. `record` is the record of the
 * design's series.
 */
export const problemsOf = (design: Design, record: SeriesRecord): readonly Problem[] => [
  ...layoutProblems(design, record),
  ...sizeProblems(design, record),
  ...colorProblems(design, record),
  ...optionProblems(design, record),
]
