import type { Frame } from '@virida/shared/products/egress/calculate'
import type { EgressWindow } from '@virida/shared/products/egress/formulas'
import { areaText, type Floor } from '@virida/shared/products/building-code/minimums'
import { frameText, windowName } from '@virida/shared/products/egress/names'

/** The id of this part of the page, for links to it. */
export const waysId = 'ways-to-pass'

export const waysContent = {
  title: 'Sizes and windows that pass',
  intro: 'Choose a line to fill in the form and calculate. All sizes are frame sizes that we make.',
  smallest: {
    title: (window: EgressWindow) => `Smallest ${windowName(window)}`,
    narrowest: 'Narrowest',
    shortest: 'Shortest',
    note: 'In half-inch steps.',
  },
  changes: {
    title: 'Smallest change to your size',
    none: 'Your size passes on every floor: nothing to change.',
    impossible: 'No larger size of this style passes. Choose another series or style.',
    grade: `For a grade-floor opening (${areaText('first')})`,
    upper: `For every floor (${areaText('upper')})`,
  },
  others: {
    title: (frame: Frame) => `Passes at ${frameText(frame)}`,
    none: 'None of our other windows pass at this size.',
    gradeOnly: 'grade-floor openings only',
  },
  floors: {
    first: `Grade-floor opening, ${areaText('first')}`,
    upper: `Every floor, ${areaText('upper')}`,
  } satisfies Record<Floor, string>,
}
