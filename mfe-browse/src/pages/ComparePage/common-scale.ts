import { toInches } from '@virida/shared/catalogue/dimension'
import type { SeriesFacts } from '@virida/shared/catalogue/series-record'
import { usualSizes } from '@virida/shared/catalogue/usual-sizes'
import { draw } from '@virida/shared/drawing'
import type { Scene } from '@virida/shared/drawing'

/** Inches between products in a row. */
const gap = 10

type Drawable = Pick<SeriesFacts, 'style' | 'productType' | 'frameFinishes'>

/** Inches around the largest product. */
const margin = 2

/**
 * The series at their usual sizes, each in a box of one size: boxes of equal width on the page show all products
 * to one scale, standing on one floor.
 */
export function scenesToScale(series: readonly Drawable[]): readonly Scene[] {
  const sizes = series.map(sizeOf)
  const width = Math.max(...sizes.map((size) => size.width)) + 2 * margin
  const height = Math.max(...sizes.map((size) => size.height)) + margin
  return series.map((one, at) => {
    const own = sizes[at] ?? { width, height }
    return {
      ...usualScene(one),
      bounds: { x: (own.width - width) / 2, y: own.height - height, width, height },
    }
  })
}

/** The series at their usual sizes in one drawing, side by side on one floor. */
export function lineup(series: readonly Drawable[]): Scene {
  const sizes = series.map(sizeOf)
  const scenes = series.map(usualScene)
  const height = Math.max(...sizes.map((size) => size.height))
  const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, { width }) => sum + width + gap, 0))
  const width = sizes.reduce((sum, size) => sum + size.width + gap, -gap)
  const paints = new Map(scenes.flatMap(({ gradients }) => gradients.map((one) => [one.name, one])))
  return {
    bounds: { x: -1, y: -1, width: width + 2, height: height + 2 },
    gradients: [...paints.values()],
    patterns: [],
    shapes: scenes.map(({ shapes }, at) => ({
      kind: 'group',
      role: 'frame',
      at: [starts[at] ?? 0, height - (sizes[at]?.height ?? height)],
      children: shapes,
    })),
  }
}

function sizeOf({ style }: Drawable) {
  const { width, height } = usualSizes[style]
  return { width: toInches(width), height: toInches(height) }
}

function usualScene(series: Drawable): Scene {
  const { style, productType, frameFinishes } = series
  const color = frameFinishes.standard[0]?.colorHex ?? '#FFFFFF'
  return draw({ style, productType, ...sizeOf(series), finish: { outside: color, inside: color } })
}
