import type { SeriesRecord } from '../../catalogue/series-record'
import type { Design } from '../design'
import type { Problem } from './problem'
import { colorProblems } from './colors'
import { layoutProblems } from './layout'
import { optionProblems } from './options'
import { sizeProblems } from './size'

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
