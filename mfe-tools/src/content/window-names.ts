import { formatNumber, inches } from '@virida/shared/catalogue/dimension'
import { seriesFacts } from '@virida/shared/catalogue/facts'
import { slugOf } from '../egress/limits'
import type { EgressSeries, EgressStyle, Window } from '../egress/openings'

export const seriesNames: Record<EgressSeries, string> = {
  platinum: 'Platinum',
  bellagio: 'Bellagio',
  venetian: 'Venetian',
}

export const styleNames: Record<EgressStyle, string> = {
  single_hung: 'Single Hung',
  horizontal_slider: 'Horizontal Slider',
  double_hung: 'Double Hung',
  casement: 'Casement',
}

/** `Venetian Casement` */
export const windowName = (window: Window) => seriesFacts[slugOf(window)].title

const decimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

/** Inches without their unit: a fraction where the length is a sixteenth, otherwise three decimals. */
export const lengthText = (length: number): string =>
  Number.isInteger(length * 16) ? formatNumber(inches(length)) : decimal.format(length)

/** Three decimals at most: `25.625`, `5.872`. */
export const decimalText = (value: number): string => decimal.format(value)

/** `36 × 59 1/2 in` */
export const frameText = ({ width, height }: { width: number; height: number }) =>
  `${lengthText(width)} × ${lengthText(height)} in`
