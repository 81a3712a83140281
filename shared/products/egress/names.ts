import { formatNumber, inches } from '../catalogue/dimension'
import { seriesFacts } from '../catalogue/facts'
import type { EgressWindow } from './formulas'
import { madeOnce } from '../../site/made-once'

/** `Venetian Casement` */
export const windowName = (window: EgressWindow) => seriesFacts[window.slug].title

const decimal = madeOnce(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }))

/** Inches without their unit: a fraction where the length is a sixteenth, otherwise three decimals. */
export const lengthText = (length: number): string =>
  Number.isInteger(length * 16) ? formatNumber(inches(length)) : decimal().format(length)

/** Three decimals at most: `25.625`, `5.872`. */
export const decimalText = (value: number): string => decimal().format(value)

/** `36 × 59 1/2 in` */
export const frameText = ({ width, height }: { width: number; height: number }) =>
  `${lengthText(width)} × ${lengthText(height)} in`
