import {
  allOverCapstockFinishes,
  capstockFinishes,
  standardFinishes,
  type Finish,
  type FrameFinishes,
} from '../catalogue/finishes'

/** A color of one face of a frame. */
export const frameColors = ['white', 'almond', 'black', 'espresso', 'blue', 'silver'] as const
export type FrameColor = (typeof frameColors)[number]

/** `black_exterior` and `black_all_over` are the same color on other faces. */
const colorOf = ({ key }: Finish) => key.replace(/_(exterior|all_over)$/, '')
const has = (finishes: readonly Finish[] | undefined, color: FrameColor) =>
  Boolean(finishes?.some((finish) => colorOf(finish) === color))
const colorsIn = (finishes: readonly Finish[] = []) => frameColors.filter((color) => has(finishes, color))

/** Name and color value of a face, as the specification prints them. */
export function paintOf(color: FrameColor): Pick<Finish, 'title' | 'colorHex'> {
  const finish = [...standardFinishes, ...capstockFinishes, ...allOverCapstockFinishes].find(
    (one) => colorOf(one) === color,
  )
  if (!finish) throw new TypeError(`The catalogue has no finish in ${color}`)
  return finish
}

/** True where the color goes through the vinyl, so that both faces have it. */
export const isThrough = (color: FrameColor) => has(standardFinishes, color)

/** The colors that a series is made in on the outside. */
export const exteriorsOf = ({ standard, capstock, allOverCapstock }: FrameFinishes): readonly FrameColor[] =>
  frameColors.filter((color) => [standard, capstock, allOverCapstock].some((list) => has(list, color)))

/** The colors that a series is made in on the inside, whatever is outside. */
export const interiorsOf = ({ standard, allOverCapstock }: FrameFinishes): readonly FrameColor[] =>
  frameColors.filter((color) => [standard, allOverCapstock].some((list) => has(list, color)))

/**
 * The insides that go with an outside, the usual one first: a standard color goes through, capstock outside
 * leaves a standard color inside, all-over capstock covers both. Nothing for a color the series has not.
 */
export function interiorsWith(exterior: FrameColor, finishes: FrameFinishes): readonly FrameColor[] {
  if (has(finishes.standard, exterior)) return [exterior]
  return [
    ...(has(finishes.capstock, exterior) ? colorsIn(finishes.standard) : []),
    ...(has(finishes.allOverCapstock, exterior) ? [exterior] : []),
  ]
}
