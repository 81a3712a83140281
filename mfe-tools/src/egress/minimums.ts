export type Minimum = { width: number; height: number; area: number }
export type Floor = 'first' | 'upper'

/** Inches and square feet (specification, visitor actions 9; IRC R310.2.1). 44 in is the highest sill of R310.2.2. */
export const minimums: Readonly<Record<Floor, Minimum>> = {
  first: { width: 20, height: 24, area: 5 },
  upper: { width: 20, height: 24, area: 5.7 },
}

export const highestSill = 44
