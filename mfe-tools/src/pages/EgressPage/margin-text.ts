import { decimalText, lengthText } from '../../content/window-names'
import type { Parameter } from '../../egress/margins'
import { marginWords } from './Result.content'

/** Smaller than the last decimal that is shown. */
const least = 0.0005

/** A margin in words: `3/8 in too narrow`, `13 in to spare`, `exactly enough`. */
export function marginText(parameter: Parameter, margin: number): string {
  if (margin === 0) return marginWords.exact
  const words = margin < 0 ? marginWords.short[parameter] : marginWords.spare
  return `${amountText(parameter, Math.abs(margin))} ${words}`
}

function amountText(parameter: Parameter, amount: number): string {
  const unit = marginWords.units[parameter]
  if (amount < least) return `${marginWords.lessThan} 0.001 ${unit}`
  return `${parameter === 'area' ? decimalText(amount) : lengthText(amount)} ${unit}`
}
