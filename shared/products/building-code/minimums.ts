export type Floor = 'first' | 'upper'

/** What is measured of a clear opening: width and height in inches, area in square feet. */
export const measures = ['width', 'height', 'area'] as const
export type Measure = (typeof measures)[number]

/**
 * The smallest clear opening, from IRC R310.2.1 (R-EGRESS-1): 20 in wide, 24 in high, 5.7 sq ft. `first` is a
 * grade-floor opening, for which the exception in the same section allows 5 sq ft.
 */
export const minimums: Readonly<Record<Floor, Readonly<Record<Measure, number>>>> = {
  first: { width: 20, height: 24, area: 5 },
  upper: { width: 20, height: 24, area: 5.7 },
}

/** The smallest area of a clear opening as text: `5.7 sq ft`. */
export const areaText = (floor: Floor) => `${minimums[floor].area} sq ft`

/** The highest sill in inches above the finished floor, from IRC R310.2.2 (R-EGRESS-3). */
export const highestSill = 44

/**
 * Inches. The sill of a grade-floor opening is at most this far above or below the ground outside (IRC R202,
 * definition of a grade-floor emergency escape and rescue opening).
 */
export const gradeFloorDistance = 44

/** The least floor area in square feet and side in inches of a window well below ground, from IRC R310.2.3. */
export const windowWell = { area: 9, side: 36 } as const

/** A window well deeper than this, in inches, has a ladder or steps, from IRC R310.2.3.1. */
export const deepestWellWithoutLadder = 44

/**
 * Inches. A window that opens lower than `sill` above the floor and higher than `drop` above the ground outside has a
 * device that prevents falls, from IRC R312.2.
 */
export const fallLimits = { sill: 24, drop: 72 } as const

/** The least height in inches of a clear opening with the smallest width, so that it has the required area. */
export const heightAtSmallestWidth = (floor: Floor) => (minimums[floor].area * 144) / minimums[floor].width

/** Whether the bottom of the clear opening, in inches above the floor, is low enough. */
export const isSillLowEnough = (sill: number) => sill <= highestSill
