import type { SeriesRecord } from '../catalogue/series-record'
import type { Design, DesignField } from './design'
import { colorProblems } from './problems/colors'
import { layoutProblems } from './problems/layout'
import { optionProblems } from './problems/options'
import { sizeProblems } from './problems/size'

/** What is not made, and why. */
export type Problem = {
  field: DesignField
  /** A sentence or two for the visitor, with the limits named. */
  message: string
  /** The nearest design that is made in this point, and what to call the step to it. */
  mend?: { label: string; design: Design }
}

/**
 * Everything in a design that is not made in its series, with the reason; an empty list says that it is made.
 * `record` is that of the design's series. Rules: the series table, the finish and grid lists and the frame
 * types of the specification (browsing, section 3).
 */
export const problemsOf = (design: Design, record: SeriesRecord): readonly Problem[] => [
  ...layoutProblems(design, record),
  ...sizeProblems(design, record),
  ...colorProblems(design, record),
  ...optionProblems(design, record),
]
