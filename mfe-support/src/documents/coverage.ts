import { table, type Block } from './model'

/** The three warranties, in the order in which the pages show them. */
export type WarrantyKind = 'newConstruction' | 'retrofit' | 'doors'

/**
 * For how long one part is covered. `part` and `defect` replace those of the row if the warranty words them
 * differently.
 */
type Cover = { parts: string; labor: string; part?: string; defect?: string }

export type CoverageRow = { part: string; defect: string } & Partial<Record<WarrantyKind, Cover>>

const none = 'Not covered'
const cover = (parts: string, labor: string): Cover => ({ parts, labor })

export const glassSeal: CoverageRow = {
  part: 'Insulating glass seal',
  defect: 'Fails, so that fog or film forms between the panes',
  newConstruction: cover('10 years', '2 years'),
  retrofit: cover('Lifetime', '2 years'),
  doors: cover('10 years', '1 year'),
}

export const stressCrack: CoverageRow = {
  part: 'Glass, stress crack',
  defect: 'Cracks without an impact',
  newConstruction: cover('1 year', '1 year'),
  retrofit: cover('5 years', '1 year'),
  doors: cover('1 year', '1 year'),
}

const frame: CoverageRow = {
  part: 'Vinyl frame and sash',
  defect: 'Cracks, peels, blisters, corrodes or warps so that it no longer works',
  newConstruction: cover('10 years', '2 years'),
  retrofit: cover('Lifetime', '2 years'),
  doors: {
    ...cover('10 years', '1 year'),
    part: 'Vinyl frame and panels',
    defect: 'Crack, peel, blister or warp so that the door no longer works',
  },
}

/** What the three warranties cover, part by part. The warranties and the table that compares them are made from it. */
export const coverage: readonly CoverageRow[] = [
  frame,
  {
    part: 'Welded corners',
    defect: 'Separate',
    newConstruction: cover('10 years', '2 years'),
    retrofit: cover('Lifetime', '2 years'),
  },
  {
    part: 'Reinforcement in frame and panels',
    defect: 'Breaks or corrodes through',
    doors: cover('10 years', '1 year'),
  },
  glassSeal,
  stressCrack,
  {
    part: 'Exterior color finish',
    defect: 'Peels, cracks or blisters',
    newConstruction: cover('10 years', '2 years'),
    retrofit: cover('10 years', '2 years'),
    doors: cover('5 years', '1 year'),
  },
  {
    part: 'Balances, rollers, operators, hinges',
    defect: 'No longer work',
    newConstruction: cover('5 years', '2 years'),
    retrofit: cover('Lifetime', '2 years'),
    doors: {
      ...cover('5 years', '1 year'),
      part: 'Rollers, guides, hinges and pivots',
      defect: 'Break, or no longer carry, guide or turn the panel',
    },
  },
  {
    part: 'Locks, handles, latches',
    defect: 'No longer work; the plating comes off',
    newConstruction: cover('5 years', '2 years'),
    retrofit: cover('Lifetime; plating 5 years', '2 years'),
    doors: { ...cover('5 years; plating 2 years', '1 year'), part: 'Multi-point lock, handles' },
  },
  { part: 'Track and sill', defect: 'Break or wear through', doors: cover('5 years', '1 year') },
  {
    part: 'Weatherstripping',
    defect: 'Comes loose or loses its shape',
    newConstruction: cover('2 years', '2 years'),
    retrofit: cover('5 years', '2 years'),
    doors: cover('2 years', '1 year'),
  },
  {
    part: 'Screen frame',
    defect: 'Breaks at its corners',
    newConstruction: cover('1 year', none),
    retrofit: cover('5 years', none),
    doors: { ...cover('1 year', none), part: 'Screen and its guides', defect: 'Break' },
  },
  {
    part: 'Screen cloth',
    defect: 'Not covered after delivery',
    newConstruction: cover(none, none),
    retrofit: cover(none, none),
  },
]

/** For how long labor is covered, except for the parts whose row says otherwise. */
export const laborPeriod = (kind: WarrantyKind): string => frame[kind]?.labor ?? none

/** The table of one warranty. */
export function coverageTable(kind: WarrantyKind, caption: string): Block {
  const rows = coverage.flatMap(({ part, defect, [kind]: own }) =>
    own ? [[own.part ?? part, own.defect ?? defect, own.parts, own.labor]] : [],
  )
  return table(caption, ['Part', 'Defect', 'Parts', 'Labor'], rows)
}
