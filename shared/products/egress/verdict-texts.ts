import { brand } from '../../site/brand'
import type { verdictAt } from './verdict'

/** The verdict on one opening of a list. */
export const verdictTexts: Record<ReturnType<typeof verdictAt>, string> = {
  every_floor: 'Passes on every floor',
  grade_floor_only: 'Grade-floor openings only',
  sill_too_high: 'Begins too high above the floor',
  none: 'Too small',
}

export const disclaimer = {
  title: 'Estimate only',
  text: `This result is an estimate only. It is calculated from the frame size and the standard parts of the series, with the sash fully open. Hardware, stops, screens, guards and the way the window is installed can make the opening smaller. Your building department decides: measure the clear opening of the installed window and ask for its approval before you order. ${brand.fullName} does not warrant that a window meets the code.`,
}
