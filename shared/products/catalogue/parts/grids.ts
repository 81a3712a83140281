import type { Grid } from '../series-record'
import type { GridPattern } from '../vocabulary/grids'

type Named = readonly [title: string, pattern: GridPattern]

export const colonial = (columns: number, rows: number, sashes: 'each' | 'top' = 'each'): GridPattern => ({
  kind: 'colonial',
  columns,
  rows,
  sashes,
})
export const queenAnne = (sashes: 'each' | 'top' = 'each'): GridPattern => ({ kind: 'queen_anne', sashes })
export const fan = (rays: number): GridPattern => ({ kind: 'fan', rays })
export const marginal: GridPattern = { kind: 'marginal' }
export const perimeter: GridPattern = { kind: 'perimeter' }
export const prairie: GridPattern = { kind: 'prairie' }
export const palladian: GridPattern = { kind: 'palladian' }

/** Makes an option id from a title: `Colonial 6 over 6` becomes `colonial-6-over-6`. */
export const idFromTitle = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export const gridsOf = (...grids: readonly Named[]): readonly Grid[] =>
  grids.map(([title, pattern]) => ({ id: idFromTitle(title), title, pattern }))
