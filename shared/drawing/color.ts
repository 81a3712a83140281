export type Hex = `#${string}`

/** What shadows turn to: a green black, as the site's ink is. */
export const ink: Hex = '#14241e'
/** Annotations: dimension lines and marks. */
export const note: Hex = '#46534d'
/** The one accent: clear openings. */
export const moss: Hex = '#3f8457'
export const alarm: Hex = '#b3402f'

const channels = (color: Hex) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))

/** The colour a part `t` (0 to 1) of the way from one to the other. Both are written #rrggbb. */
function mix(from: Hex, to: Hex, t: number): Hex {
  const end = channels(to)
  const parts = channels(from).map((value, index) => Math.round(value + ((end[index] ?? 0) - value) * t))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Brightness as the eye weighs it, 0 to 1. */
export const luminance = (color: Hex) =>
  channels(color).reduce((sum, value, index) => sum + (value / 255) * ([0.299, 0.587, 0.114][index] ?? 0), 0)

/**
 * A finish as a lit surface: pure white leaves no room for light nor pure black for shadow, so both give way
 * a little. Positive `light` goes towards white, negative towards shadow.
 */
export function tone(finish: Hex, light: number): Hex {
  const bright = luminance(finish)
  const face =
    bright > 0.94
      ? mix(finish, ink, 0.035)
      : bright < 0.16
        ? mix(finish, '#ffffff', 0.13 - bright * 0.4)
        : finish
  // A dark face takes light less readily than a pale one, and shows shadow more.
  const reach = bright < 0.4 ? 0.62 : 1
  return light >= 0 ? mix(face, '#ffffff', light * reach) : mix(face, ink, -light * (bright < 0.4 ? 1.6 : 1))
}
