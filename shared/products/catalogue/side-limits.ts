/** Inches. No window is 20 feet wide, so a larger number without a unit is in millimeters. */
export const largestUsual = 240

/** Inches. No side is longer, in whatever unit it is written. */
export const largestSide = 480

/**
 * Feet. Larger numbers are not surely in feet, although feet are named near them. The sign of feet is often written for
 * that of inches.
 * @param name The name of feet as it is written, or their sign.
 */
export const mostFeet = (name: string): number => (name === "'" ? 8 : 20)
