import { codeEdition } from '@virida/shared/products/building-code/edition'
import { formatRange } from '@virida/shared/products/catalogue/dimension'
import type { Misfit } from '@virida/shared/products/catalogue/fit'
import type { Frame } from '@virida/shared/products/egress/calculate'
import { limitsOf } from '@virida/shared/products/egress/frame-limits'
import type { EgressWindow } from '@virida/shared/products/egress/formulas'
import {
  areaText,
  fallLimits,
  gradeFloorDistance,
  highestSill,
  minimums,
  type Floor,
  type Measure,
} from '@virida/shared/products/building-code/minimums'
import type { verdictAt } from '@virida/shared/products/egress/verdict'
import { measureText } from '@virida/shared/products/egress/margin-text'
import { frameText, lengthText, windowName } from '@virida/shared/products/egress/names'

export const resultContent = {
  title: 'Result',
  /** Fixed texts (R-EGRESS-2). */
  status: { true: 'Meets IRC Egress Requirements.', false: 'Does NOT meet IRC Egress Requirements.' },
  window: (window: EgressWindow & Frame) => `${windowName(window)}, ${frameText(window)}`,
  ways: 'See sizes and windows that pass',
  stale: 'You changed the form. Press Calculate to check the new size.',
  before: {
    title: 'Enter a window and press Calculate.',
    points: [
      'You get the clear opening: what is left for a person when the window is open all the way.',
      'It is checked for width, height and area, each with its margin, and drawn to scale.',
      'If it is too small, you see what to change and which of our windows would pass at the same size.',
    ],
  },
}

export const tableContent = {
  caption: 'Clear opening against the requirements',
  columns: {
    parameter: 'Parameter',
    result: 'Result',
    first: '1st Floor Requirement',
    upper: '2nd Floor and Above Requirement',
  },
  rows: { width: 'Opening Width', height: 'Opening Height', area: 'Opening Area' } satisfies Record<
    Measure,
    string
  >,
  passes: 'Passes',
  fails: 'Fails',
  value: measureText,
  requirement: (parameter: Measure, floor: Floor) => measureText(parameter, minimums[floor][parameter]),
  floors: `The 1st floor minimum of ${areaText('first')} applies only to a grade-floor opening, whose sill is no more than ${gradeFloorDistance} in above or below the ground outside that window. On a slope or a raised foundation, a first-floor bedroom needs ${areaText('upper')}.`,
}

export const verdictTexts: Record<ReturnType<typeof verdictAt>, string> = {
  every_floor: 'Large enough for a bedroom on any floor, for grade-floor openings and above.',
  grade_floor_only: `OK for grade-floor openings only (${areaText('first')}). Upstairs, and on a first floor above grade, a bedroom needs ${areaText('upper')}.`,
  sill_too_high: `Fails on every floor, because the opening begins too high: ${highestSill} in above the floor is the most that the code allows.`,
  none: 'Too small for a bedroom on any floor.',
}

export const noteTexts = {
  rounded: (area: number) =>
    `Sizes are compared before they are rounded: the area is ${area.toFixed(5)} sq ft, just below the requirement.`,
  zero: 'At this frame size, there is no opening left.',
  notMade: (window: EgressWindow, { side }: Misfit) =>
    `${windowName(window)} is made ${formatRange(limitsOf(window)[side])} ${side === 'width' ? 'wide' : 'tall'}. This ${side} is not available.`,
  sillOk: (sill: number) =>
    `The opening begins ${lengthText(sill)} in above the floor: low enough (${highestSill} in at most).`,
  sillHigh: (sill: number) =>
    `The opening begins ${lengthText(sill)} in above the floor: ${lengthText(sill - highestSill)} in too high. The IRC allows ${highestSill} in at most, so no window size passes at this height. Lower the window until the opening begins at ${highestSill} in or less.`,
  fall: `Below ${fallLimits.sill} in, where the ground outside is more than ${fallLimits.drop} in down, the IRC (R312.2) also asks for a fall-prevention device that can be released from inside.`,
}

export const drawingContent = {
  caption: (name: string) => `${name}, seen from inside, open`,
  legend: {
    opening: (width: string, height: string) => `Clear opening, ${width} × ${height} in`,
    least: `Smallest width and height, ${minimums.upper.width} × ${minimums.upper.height} in`,
    area: (width: string, height: string) =>
      `Smallest opening of ${areaText('upper')} at this width, ${width} × ${height} in`,
  },
}

export const shareContent = {
  copy: 'Copy link',
  copied: 'Link copied. It opens this page with this window and its result.',
  refused: 'Your browser blocked copying. Copy the address of this page instead.',
  print: 'Print sheet for the permit file',
}

export const sheetContent = {
  title: 'Egress calculation for the permit file',
  date: 'Date',
  code: 'Code',
  edition: codeEdition,
  blanks: ['Project', 'Address', 'Room', 'Prepared by'],
  address: 'Calculated at',
}
