import { finishes, standardFinishes, type Finish, type FrameFinishes } from '../catalogue/vocabulary/finishes'

/** A color of one face of a frame. */
export const frameColors = ['white', 'almond', 'black', 'espresso', 'blue', 'silver'] as const
export type FrameColor = (typeof frameColors)[number]

/** `black_exterior` and `black_all_over` are the same color on different faces. */
const colorOf = ({ key }: Finish) => key.replace(/_(exterior|all_over)$/, '')
const has = (finishes: readonly Finish[] | undefined, color: FrameColor) =>
  Boolean(finishes?.some((finish) => colorOf(finish) === color))
const colorsIn = (finishes: readonly Finish[] = []) => frameColors.filter((color) => has(finishes, color))

/** The name and color value of a frame color. */
export function paintOf(color: FrameColor): Pick<Finish, 'title' | 'colorHex'> {
  const finish = finishes.find((one) => colorOf(one) === color)
  if (!finish) throw new TypeError(`Cannot find the finish of the color ${color}: the catalogue has none`)
  return finish
}

/** Whether the color goes through the vinyl, so that both faces have it. */
export const isThrough = (color: FrameColor) => has(standardFinishes, color)

/** The outside colors of a series. */
export const exteriorsOf = ({ standard, capstock, allOverCapstock }: FrameFinishes): readonly FrameColor[] =>
  frameColors.filter((color) => [standard, capstock, allOverCapstock].some((list) => has(list, color)))

/** The inside colors that a series offers, each with at least one outside color. */
export const interiorsOf = ({ standard, allOverCapstock }: FrameFinishes): readonly FrameColor[] =>
  frameColors.filter((color) => [standard, allOverCapstock].some((list) => has(list, color)))

/**
 * The inside colors that are possible with an outside color, the default first. A standard color is on both faces,
 * capstock outside leaves a standard color inside, and all-over capstock covers both. Empty if the series does not
 * have the outside color.
 */
export function interiorsWith(exterior: FrameColor, finishes: FrameFinishes): readonly FrameColor[] {
  if (has(finishes.standard, exterior)) return [exterior]
  return [
    ...(has(finishes.capstock, exterior) ? colorsIn(finishes.standard) : []),
    ...(has(finishes.allOverCapstock, exterior) ? [exterior] : []),
  ]
}
