import type { Frame } from '@virida/shared/products/egress/calculate'
import type { EgressWindow } from '@virida/shared/products/egress/formulas'
import { areaText, type Floor } from '@virida/shared/products/building-code/minimums'
import type { Change } from '@virida/shared/products/egress/smallest-changes'
import { frameText, lengthText, windowName } from '../../../content/window-names'

/** The id of the section, for links to it. */
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

/** `3/4 in wider: 48 3/4 × 48 in` */
export function changeText({ frame }: Change, from: Frame): string {
  const [wider, taller] = [frame.width - from.width, frame.height - from.height]
  const words = [
    ...(wider > 0 ? [`${lengthText(wider)} in wider`] : []),
    ...(taller > 0 ? [`${lengthText(taller)} in taller`] : []),
  ]
  return `${words.join(' and ')}: ${frameText(frame)}`
}
