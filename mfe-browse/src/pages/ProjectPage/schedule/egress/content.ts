import { highestSill } from '@virida/shared/products/building-code/minimums'
import { codeEdition } from '@virida/shared/products/building-code/edition'
import { plural } from '@virida/shared/products/project/count-words'
import { projectLimits } from '@virida/shared/products/project/project'
import { verdictTexts } from '@virida/shared/products/egress/verdict-texts'
import type { NotChecked, RowEgress } from '@virida/shared/products/project/row-egress'

export const placeContent = {
  mark: 'Mark',
  sleeping: 'Sleeping room',
  grade: 'Grade-floor opening',
  sill: 'Sill height (in)',
  sillError: `A length such as 36 or 36 1/2, up to ${projectLimits.sill} in`,
  printed: {
    sleeping: 'Sleeping room',
    grade: 'grade-floor opening',
    sill: (length: string) => `sill ${length}`,
  },
}

export const egressContent = {
  states: {
    passes: 'Egress estimate: passes',
    fails: 'Egress estimate: fails',
    not_checked: 'Egress not checked',
  },
  reasons: {
    no_series: 'Choose a series first.',
    not_covered: 'The egress calculator does not cover this window.',
    size: 'The window is not made in this size.',
  } satisfies Record<NotChecked, string>,
  details: 'Margins and changes',
  detailsOf: (row: string) => `of ${row}`,
  marginsTitle: {
    first: 'Against the minimums of a grade-floor opening',
    upper: 'Against the minimums of every floor',
  },
  measures: { width: 'Opening width', height: 'Opening height', area: 'Opening area' },
  margin: (measure: string, value: string, margin: string) => `${measure} ${value}: ${margin}`,
  sill: {
    unknown: `Sill height not entered. It may be ${highestSill} in at most.`,
    low: (margin: string) => `Sill height: ${margin} in to spare`,
    high: (margin: string) => `Sill height: ${margin} in too high`,
  },
  mendsTitle: 'What passes, as estimated',
  larger: (change: string) => `Make it ${change}`,
  other: (title: string) => `Use ${title} in this size`,
  mendOf: (row: string) => `for ${row}`,
  noMend: 'No size or other window passes here. Lower the sill or choose another opening.',
  lower: `Lower the opening until it begins ${highestSill} in above the floor or less.`,
  mended: (row: string, title: string, size: string) => `Changed ${row}: ${title}, ${size}.`,
  edition: codeEdition,
}

export const filterContent = {
  label: 'Rows to show',
  all: (rows: number) => `All (${rows})`,
  fails: (rows: number) => `What fails (${rows})`,
  unchecked: (rows: number) => `Not checked (${rows})`,
  open: (rows: number) => `To complete (${rows})`,
  none: 'No row is left here.',
  hint: 'Mark the rooms that people sleep in: their windows are checked for egress.',
  pages: 'Pages of the schedule',
  page: (first: number, last: number) => `Rows ${first} to ${last}`,
  shown: (rows: number, all: number) => `${plural(rows, 'row', 'rows')} of ${all} shown.`,
}

/** Why a row passes, fails or is not checked. The egress calculator gives a pass or a fail in the same words. */
export const egressReason = (egress: Exclude<RowEgress, { state: 'out' }>): string =>
  egress.state === 'not_checked' ? egressContent.reasons[egress.reason] : `${verdictTexts[egress.verdict]}.`

/** The egress estimate of a row in a few words. Empty for a row that is not in a sleeping room. */
export const egressWords = (egress: RowEgress): string =>
  egress.state === 'out' ? '' : `${egressContent.states[egress.state]}. ${egressReason(egress)}`
