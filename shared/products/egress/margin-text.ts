import type { Measure } from '../building-code/minimums'
import { decimalText, lengthText } from './names'

const marginTexts = {
  units: { width: 'in', height: 'in', area: 'sq ft' } satisfies Record<Measure, string>,
  short: { width: 'too narrow', height: 'too short', area: 'too small' } satisfies Record<Measure, string>,
  spare: 'to spare',
  exact: 'exactly enough',
  lessThan: 'less than',
}

/**
 * A measure as text: `30 3/8 in`, `5.128 sq ft`. A length that is a multiple of a sixteenth is written as a fraction;
 * any other length, and an area, has up to three decimals.
 */
export function measureText(parameter: Measure, value: number): string {
  const text = parameter === 'area' ? decimalText(value) : lengthText(value)
  return `${text} ${marginTexts.units[parameter]}`
}

/** Half of the last decimal that is shown. */
const smallestShown = 0.0005

/** A margin as text: `3/8 in too narrow`, `13 in to spare`, `exactly enough`. */
export function marginText(parameter: Measure, margin: number): string {
  if (margin === 0) return marginTexts.exact
  const text = margin < 0 ? marginTexts.short[parameter] : marginTexts.spare
  return `${amountText(parameter, Math.abs(margin))} ${text}`
}

function amountText(parameter: Measure, amount: number): string {
  if (amount < smallestShown) return `${marginTexts.lessThan} 0.001 ${marginTexts.units[parameter]}`
  return measureText(parameter, amount)
}
