import type { Measure } from '@virida/shared/products/building-code/minimums'
import { marginTexts, measureText } from './content'

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
