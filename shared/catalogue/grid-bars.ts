import { inches, type Sixteenths } from './dimension'

export type GridBar = { key: 'flat' | 'sculptured'; title: string; width: Sixteenths }

/** The bars that grids are made of, whatever the pattern (specification: browsing, section 9). */
export const gridBars: readonly GridBar[] = [
  { key: 'flat', title: 'Flat', width: inches(0.625) },
  { key: 'sculptured', title: 'Sculptured', width: inches(1) },
]
