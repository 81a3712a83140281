import type { Design, DesignField } from '../design'

/** A reason why a design is not made. */
export type Problem = {
  field: DesignField
  /** One or two sentences for the visitor that name the limits. */
  message: string
  /** A design without this problem, and the label of the button that applies it. */
  mend?: { label: string; design: Design }
}
