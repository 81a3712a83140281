import { capstockFinishes, standardFinishes } from '../../shared/products/catalogue/vocabulary/finishes'

/** Hex colors of the catalogue's frame finishes by the names that descriptions use: white, almond, black ... */
export const finishColors: Readonly<Record<string, string>> = Object.fromEntries(
  [...standardFinishes, ...capstockFinishes].map(({ key, colorHex }) => [
    key.replace(/_exterior$/, ''),
    colorHex.toLowerCase(),
  ]),
)

/** The options of a scene that hold a frame finish. */
const finishOptions = ['color', 'frame', 'grid_color', 'vinyl']

/** Replaces the names of finishes in a scene with their hex colors; other values are not changed. */
export function withFinishColors(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFinishColors)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, option]: [string, unknown]) => {
      const color = typeof option === 'string' && finishOptions.includes(key) && finishColors[option]
      return [key, color || withFinishColors(option)]
    }),
  )
}
