import { inches, type Sixteenths } from '../dimension'

/**
 * How bars divide a pane. Columns and rows count the fields between bars. `sashes: 'top'` leaves the lower sash of a
 * hung window without bars; the default is `'each'`.
 */
export type GridPattern =
  | { kind: 'colonial'; columns: number; rows: number; sashes?: 'each' | 'top' }
  | { kind: 'marginal' | 'perimeter' | 'prairie' | 'palladian' }
  | { kind: 'queen_anne'; sashes?: 'each' | 'top' }
  | { kind: 'fan'; rays: number }

/** Width of a grid bar in inches: 5/8 in bars are flat, 1 in bars are sculptured. */
export type BarWidth = 0.625 | 1

export type GridBar = { key: 'flat' | 'sculptured'; title: string; width: Sixteenths }

/** The bars that every pattern can be made of. */
export const gridBars: readonly GridBar[] = [
  { key: 'flat', title: 'Flat', width: inches(0.625) },
  { key: 'sculptured', title: 'Sculptured', width: inches(1) },
]
