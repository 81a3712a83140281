/** The sides of a bay are at 45 degrees to the wall. */
const angle = Math.PI / 4

/** The width of a bay divided by the width of one of its three windows, which are equally wide. */
export const windowsAcrossBay = 1 + 2 * Math.cos(angle)

/**
 * The widths of the parts of a bay, in the unit of `width`. `window` is the width of each of the three windows, `side`
 * the width of a side seen from the front. A side projects from the wall by as much.
 */
export function bayWidths(width: number): { window: number; side: number } {
  const window = width / windowsAcrossBay
  return { window, side: window * Math.cos(angle) }
}

/** The thickness in inches of the head board and of the seat board of a bay of a height in inches. */
export const bayBoard = (height: number): number => Math.min(2.25, height * 0.04)
