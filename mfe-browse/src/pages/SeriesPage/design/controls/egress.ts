import { formatNumber } from '@virida/shared/catalogue/dimension'
import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import type { Design } from '@virida/shared/design/design'
import { drawingOf } from '@virida/shared/design/drawing-of'
import { clearOpening, resolve } from '@virida/shared/drawing'

/** Opening for escape in inches and square feet (specification, visitor actions, "Egress calculator"). */
const needed = { width: 20, height: 24, area: 5.7, gradeArea: 5 }

export type EgressCheck = {
  /** Inches. */
  width: number
  height: number
  /** Square feet. */
  area: number
  verdict: 'meets' | 'grade' | 'fails'
  /** The calculator with this window in it. */
  href: string
}

/** Layouts that the calculator's formulas measure: one sash of two, or one sash alone. */
const covered = [undefined, 'XO', 'OX', 'XL', 'XR']

/** The estimate for a design that the egress calculator covers; nothing for others. */
export function egressOf(design: Design, series: SeriesRecord): EgressCheck | undefined {
  if (!series.smallestEgress || !covered.includes(design.operation)) return undefined
  const opening = clearOpening(resolve(drawingOf(design, series)))
  if (!opening) return undefined
  const { width, height } = opening
  const area = (width * height) / 144
  const passes = width >= needed.width && height >= needed.height && area >= needed.gradeArea
  return {
    width,
    height,
    area,
    verdict: !passes ? 'fails' : area >= needed.area ? 'meets' : 'grade',
    href: `/egress-calculator?${new URLSearchParams({
      window_series: series.productType,
      window_style: series.style,
      frame_width: formatNumber(design.width),
      frame_height: formatNumber(design.height),
      result: '1',
    }).toString()}`,
  }
}
