/** The finishes of frames, in the order of the catalog's filter. */
export const finishKeys = [
  'white',
  'almond',
  'black_exterior',
  'espresso_exterior',
  'blue_exterior',
  'silver_exterior',
  'black_all_over',
] as const

/** The value of a finish in the catalog's filter. */
export type FrameFinish = (typeof finishKeys)[number]

export type Finish = {
  key: FrameFinish
  /** The color alone: "Black". */
  title: string
  /** The color and the faces that it covers: "Black Exterior". */
  label: string
  colorHex: `#${string}`
}

/** Colors that go through the vinyl, so both faces have them. */
export const standardFinishes: readonly Finish[] = [
  { key: 'white', title: 'White', label: 'White', colorHex: '#FFFFFF' },
  { key: 'almond', title: 'Almond', label: 'Almond', colorHex: '#C5B2A1' },
]

/** A capstock layer on the outside; the inside keeps a standard color. */
export const capstockFinishes: readonly Finish[] = [
  { key: 'black_exterior', title: 'Black', label: 'Black Exterior', colorHex: '#000000' },
  { key: 'espresso_exterior', title: 'Espresso', label: 'Espresso Exterior', colorHex: '#3A2E2E' },
  { key: 'blue_exterior', title: 'Blue', label: 'Blue Exterior', colorHex: '#93A493' },
  { key: 'silver_exterior', title: 'Silver', label: 'Silver Exterior', colorHex: '#D8D8D8' },
]

/** Capstock on both faces. */
const allOverCapstockFinishes: readonly Finish[] = [
  { key: 'black_all_over', title: 'Black', label: 'Black All Over', colorHex: '#000000' },
]

/** Every finish, in the order of the catalog's filter. */
export const finishes: readonly Finish[] = [
  ...standardFinishes,
  ...capstockFinishes,
  ...allOverCapstockFinishes,
]

/** The finishes that a series offers, grouped as its Options tab shows them. */
export type FrameFinishes = {
  standard: readonly Finish[]
  capstock?: readonly Finish[]
  allOverCapstock?: readonly Finish[]
  allOverCapstockSubtitle?: string
}

/** The finishes that a series offers, in one list. */
export const finishesOf = ({
  standard,
  capstock = [],
  allOverCapstock = [],
}: FrameFinishes): readonly Finish[] => [...standard, ...capstock, ...allOverCapstock]

/** For Platinum, bay windows and the Venetian double hung: the standard colors only. */
export const vinylFinishes: FrameFinishes = { standard: standardFinishes }

/** For every other series: all seven finishes. */
export const vinylAndCapstockFinishes: FrameFinishes = {
  standard: standardFinishes,
  capstock: capstockFinishes,
  allOverCapstock: allOverCapstockFinishes,
  allOverCapstockSubtitle: 'Both exterior, interior are covered with capstock.',
}
