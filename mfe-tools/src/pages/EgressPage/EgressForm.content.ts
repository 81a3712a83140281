import { formatRange } from '@virida/shared/catalogue/dimension'
import { windowName } from '../../content/window-names'
import { longest } from '../../egress/length'
import { limitsOf } from '../../egress/limits'
import type { Window } from '../../egress/openings'
import type { Problem } from './read-draft'

export const formContent = {
  label: 'Window and size',
  series: { label: 'Window Series', placeholder: 'Choose a series' },
  style: { label: 'Window Style', placeholder: 'Choose a style', waiting: 'Choose a series first' },
  size: 'Frame size',
  width: { label: 'Frame Width (in)' },
  height: { label: 'Frame Height (in)' },
  sizeHint: 'The new frame’s outer size, such as 35 1/2 or 35.5. Not the rough opening.',
  madeIn: (window: Window) => {
    const { width, height } = limitsOf(window)
    return `${windowName(window)}: ${formatRange(width)} wide, ${formatRange(height)} high.`
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
  TOO_LONG: `Enter inches, ${longest} at most`,
}
