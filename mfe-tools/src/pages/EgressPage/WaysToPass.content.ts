import { frameText, lengthText, windowName } from '../../content/window-names'
import type { Floor } from '../../egress/minimums'
import type { Window } from '../../egress/openings'
import type { Change, Frame } from '../../egress/sizes'

export const waysContent = {
  title: 'Sizes and windows that pass',
  intro:
    'Each line fills the form and calculates. All sizes are frame sizes within what the series is made in.',
  smallest: {
    title: (window: Window) => `Smallest ${windowName(window)}`,
    narrowest: 'Narrowest',
    shortest: 'Shortest',
    note: 'In half-inch steps.',
  },
  changes: {
    title: 'Smallest change to your size',
    none: 'Your size passes on every floor: nothing to change.',
    impossible: 'No larger size of this style passes. Choose another series or style.',
    grade: 'For a grade-floor opening (5 sq ft)',
    upper: 'For every floor (5.7 sq ft)',
  },
  others: {
    title: (frame: Frame) => `Passes at ${frameText(frame)}`,
    none: 'No other window of ours is made in this size and passes.',
    gradeOnly: 'grade-floor openings only',
  },
  floors: {
    first: 'Grade-floor opening, 5 sq ft',
    upper: 'Every floor, 5.7 sq ft',
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
