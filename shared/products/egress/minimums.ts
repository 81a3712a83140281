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

/** Whether the bottom of the clear opening, in inches above the floor, is low enough. */
export const isSillLowEnough = (sill: number) => sill <= highestSill
