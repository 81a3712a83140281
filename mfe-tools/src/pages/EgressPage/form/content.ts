import { formatRange } from '@virida/shared/products/catalogue/dimension'
import type { EgressWindow } from '@virida/shared/products/egress/formulas'
import { longestSide, limitsOf } from '@virida/shared/products/egress/frame-limits'
import { windowName } from '@virida/shared/products/egress/names'
import type { Problem } from './read-draft'

export const formContent = {
  label: 'Window and size',
  series: { label: 'Window Series', placeholder: 'Choose a series' },
  style: { label: 'Window Style', placeholder: 'Choose a style', waiting: 'Choose a series first' },
  size: 'Frame size',
  width: { label: 'Frame Width (in)' },
  height: { label: 'Frame Height (in)' },
  sizeHint: 'The new frame’s outer size, such as 35 1/2 or 35.5. Not the rough opening.',
  madeIn: (window: EgressWindow) => {
    const { width, height } = limitsOf(window)
    return `${windowName(window)}: ${formatRange(width)} wide, ${formatRange(height)} tall.`
  },
  sill: {
    label: 'Sill Height (in), optional',
    hint: 'From the finished floor to the bottom of the clear opening.',
  },
  submit: 'Calculate',
  clear: 'Start over',
}

export const problemTexts: Record<Problem, string> = {
  NOT_CHOSEN: 'This field is required',
  EMPTY: 'This field is required',
  NOT_A_LENGTH: 'Enter inches as a number or a fraction, such as 35.5 or 35 1/2',
  NOT_POSITIVE: 'Enter a size above zero',
  TOO_FINE: 'Enter no more than three decimals',
  TOO_LONG: `Enter inches, ${longestSide} at most`,
}

export const offlineContent = {
  will: 'Once loaded, this calculator also works offline.',
  kept: 'Saved on this device. This calculator now works offline.',
  full: 'This device has no room to save the calculator for use offline.',
}
