import type { FrameFinish } from './filters'

/** A frame color as the specification prints it; `key` is the catalog's filter value. */
export type Finish = { key: FrameFinish; title: string; colorHex: `#${string}` }

const white: Finish = { key: 'white', title: 'White', colorHex: '#FFFFFF' }
const almond: Finish = { key: 'almond', title: 'Almond', colorHex: '#C5B2A1' }

/** Colored through the vinyl, inside and out. */
export const standardFinishes: readonly Finish[] = [white, almond]

/** A capstock layer on the outside; the inside keeps a standard color. */
export const capstockFinishes: readonly Finish[] = [
  { key: 'black_exterior', title: 'Black', colorHex: '#000000' },
  { key: 'espresso_exterior', title: 'Espresso', colorHex: '#3A2E2E' },
  { key: 'blue_exterior', title: 'Blue', colorHex: '#93A493' },
  { key: 'silver_exterior', title: 'Silver', colorHex: '#D8D8D8' },
]

/** Capstock on both faces. */
export const allOverCapstockFinishes: readonly Finish[] = [
  { key: 'black_all_over', title: 'Black', colorHex: '#000000' },
]
export const allOverCapstockSubtitle = 'Both exterior, interior are covered with capstock.'

/** What a series offers: lists as its Options tab shows them. */
export type FrameFinishes = {
  standard: readonly Finish[]
  capstock?: readonly Finish[]
  allOverCapstock?: readonly Finish[]
  allOverCapstockSubtitle?: string
}

/** Platinum, bay windows and the Venetian double hung: color through the vinyl only. */
export const vinylFinishes: FrameFinishes = { standard: standardFinishes }

/** Every other series: all seven. */
export const vinylAndCapstockFinishes: FrameFinishes = {
  standard: standardFinishes,
  capstock: capstockFinishes,
  allOverCapstock: allOverCapstockFinishes,
  allOverCapstockSubtitle,
}
