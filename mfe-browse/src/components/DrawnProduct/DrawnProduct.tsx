import { seriesFacts } from '@virida/shared/catalogue/facts'
import type { Finish } from '@virida/shared/catalogue/finishes'
import { toInches } from '@virida/shared/catalogue/dimension'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { usualSizes } from '@virida/shared/catalogue/usual-sizes'
import { doorWidth, draw } from '@virida/shared/drawing'
import type { Scene } from '@virida/shared/drawing'
import { Drawing } from '../Drawing/Drawing'

export type DrawnProductProps = {
  slug: SeriesSlug
  /** The color outside, from where it is seen. */
  finish: Finish
  /** A hinged door as one panel instead of the usual pair. */
  singlePanel?: boolean
}

/** Share of the square that stays free on each side. */
const air = 0.06

/** A series at its usual size in a finish: in a square, as the cut-outs are. */
export function DrawnProduct({ slug, finish, singlePanel }: DrawnProductProps) {
  const { style, productType } = seriesFacts[slug]
  const usual = usualSizes[style]
  const width = singlePanel ? doorWidth(style, 1) : toInches(usual.width)
  const height = toInches(usual.height)
  const color = { outside: finish.colorHex, inside: finish.colorHex }
  const scene = draw({ style, productType, width, height, finish: color })
  return <Drawing scene={inSquare(scene, width, height)} />
}

function inSquare(scene: Scene, width: number, height: number): Scene {
  const side = Math.max(width, height) * (1 + 2 * air)
  return {
    ...scene,
    bounds: { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side },
  }
}
