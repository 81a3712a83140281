export type Hex = `#${string}`

/** The color of shadows and outlines: the greenish black of the site's text. */
export const ink: Hex = '#14241e'
/** The color of dimension lines and marks. */
export const note: Hex = '#46534d'
/** The color of clear openings. */
export const moss: Hex = '#3f8457'
export const alarm: Hex = '#b3402f'

const channels = (color: Hex) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))

/** Mixes two colors, written #rrggbb. `t` is the share of the second color, from 0 to 1. */
function mix(from: Hex, to: Hex, t: number): Hex {
  const end = channels(to)
  const parts = channels(from).map((value, index) => Math.round(value + ((end[index] ?? 0) - value) * t))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Perceived brightness of a color, from 0 to 1. */
export const luminance = (color: Hex) =>
  channels(color).reduce((sum, value, index) => sum + (value / 255) * ([0.299, 0.587, 0.114][index] ?? 0), 0)

/**
 * The color of a finish under more or less light. `light` above 0 makes it lighter, below 0 darker. Nearly white
 * and nearly black colors are shifted a little first, because they leave no room for light or shadow.
 */
export function tone(finish: Hex, light: number): Hex {
  const bright = luminance(finish)
  const face =
    bright > 0.94
      ? mix(finish, ink, 0.035)
      : bright < 0.16
        ? mix(finish, '#ffffff', 0.13 - bright * 0.4)
        : finish
  // Dark colors get less highlight and more shadow than light ones.
  const reach = bright < 0.4 ? 0.62 : 1
  return light >= 0 ? mix(face, '#ffffff', light * reach) : mix(face, ink, -light * (bright < 0.4 ? 1.6 : 1))
}
