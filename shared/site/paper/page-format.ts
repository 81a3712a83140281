/** Sizes of paper in points (1/72 in), upright. */
const paperSizes = {
  letter: { width: 612, height: 792 },
  /** ARCH B, 12 by 18 in: the usual size of a small architectural drawing. */
  archB: { width: 864, height: 1296 },
  a4: { width: 595.28, height: 841.89 },
} as const

export type PaperSize = keyof typeof paperSizes
export type Orientation = 'portrait' | 'landscape'
export type Margins = { top: number; right: number; bottom: number; left: number }

/** Width, height and margins of a page, in points. */
export type PageFormat = { width: number; height: number; margins: Margins }

/** A rectangle on a page, in points from the top left corner. */
export type Box = { x: number; y: number; width: number; height: number }

/**
 * The format of a page.
 * @param margin One width in points for all four sides.
 * @param margins Sides whose margin differs, in points.
 */
export function pageFormat(
  size: PaperSize,
  margin: number,
  { orientation = 'portrait', ...margins }: Partial<Margins> & { orientation?: Orientation } = {},
): PageFormat {
  const { width, height } = paperSizes[size]
  return {
    ...(orientation === 'portrait' ? { width, height } : { width: height, height: width }),
    margins: { top: margin, right: margin, bottom: margin, left: margin, ...margins },
  }
}

/** The part of a page inside its margins. */
export const contentBox = ({ width, height, margins }: PageFormat): Box => ({
  x: margins.left,
  y: margins.top,
  width: width - margins.left - margins.right,
  height: height - margins.top - margins.bottom,
})
