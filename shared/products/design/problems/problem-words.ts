import { formatInches, formatRange, type Sixteenths } from '../../catalogue/dimension'
import type { UnitLimits } from '../limits'
import { listed } from '../../../site/listed'

type Side = 'width' | 'height'

const across = { width: 'wide', height: 'tall' } as const
const lower = (text: string) => text.toLowerCase()
/** The limits of a unit as a sentence, for hints and problems. */
export function limitWords(
  title: string,
  side: Side,
  { [side]: range, of, panels, part }: UnitLimits,
): string {
  const whole = `${formatRange(range)} ${across[side]}`
  if (of === 'unit') return `The ${title} is made ${whole}.`
  if (of === 'bay_window') {
    const windows = `Each window of this bay is ${formatRange(part[side])} ${across[side]}`
    return side === 'height' ? `${windows}.` : `${windows}, which makes bays ${formatRange(range)} wide.`
  }
  const each = `Panels of the ${title} are made ${formatRange(part[side])} ${across[side]}`
  return side === 'height' || panels === 1
    ? `${each}.`
    : `${each}: ${panels} panels make a door ${formatRange(range)} wide.`
}

/** The texts of problems and fixes. Each names the choice and the alternatives. */
export const problemWords = {
  size: (side: Side, limits: string, length: Sixteenths, large: boolean) =>
    `${limits} ${formatInches(length)} is too ${large ? across[side] : { width: 'narrow', height: 'short' }[side]}.`,
  morePanels: (panels: number) => `This width takes at least ${panels} panels.`,
  makeSide: (side: Side, limit: Sixteenths) => `Make it ${formatInches(limit)} ${across[side]}`,
  round: (shape: string, half: boolean) =>
    half ? `A ${lower(shape)} is half as tall as it is wide.` : `A ${lower(shape)} is as tall as it is wide.`,
  layout: (title: string, made: readonly string[]) =>
    made.length > 0
      ? `The ${title} is not made in this layout. It comes as: ${made.join('; ')}.`
      : `The ${title} has no choice of layouts.`,
  exterior: (title: string, color: string, made: readonly string[]) =>
    `The ${title} is not made in ${lower(color)} outside. It comes in ${lower(listed(made))}.`,
  interiorThrough: (exterior: string) =>
    `${exterior} is colored through the vinyl, so the inside is ${lower(exterior)} too.`,
  interiorCapstock: (exterior: string, made: readonly string[]) =>
    `With ${lower(exterior)} capstock outside, the inside is ${lower(listed(made).replace(/ and (?=\S+$)/, ' or '))}.`,
  noGrids: (title: string) => `The ${title} is made without grids.`,
  grid: (title: string) => `The ${title} has no grid of this name.`,
  gridCurve: (grid: string, shape: string) =>
    `The rays of "${grid}" spread from the center of a curve, and a ${lower(shape)} has none.`,
  panes: (title: string) => `The ${title} takes dual glass only. Triple glass is made in Venetian windows.`,
  frame: (title: string, frame: string, made: readonly string[]) =>
    `The ${title} is not made in a ${lower(frame)} frame. It comes with: ${made.join(', ')}.`,
  dualPanes: 'Take dual glass',
  noGrid: 'Leave the grid out',
  exteriorTo: (color: string) => `Make the outside ${lower(color)}`,
  interiorTo: (color: string) => `Make the inside ${lower(color)}`,
  layoutTo: (layout: string) => `Take ${layout}`,
  noFrame: 'Leave the frame open',
}
