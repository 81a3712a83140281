import { formatInches } from '@virida/shared/products/catalogue/dimension'
import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import type { Design, DesignField } from '@virida/shared/products/design/design'
import { plainInterior } from '@virida/shared/products/design/code/design-code'
import {
  interiorsWith,
  isThrough,
  paintOf,
  type FrameColor,
} from '@virida/shared/products/design/frame-colors'
import type { Layout } from '@virida/shared/products/design/layouts'
import { heightOfRound } from '@virida/shared/products/design/shape-rules'
import { shapeTitles } from '@virida/shared/products/catalogue/vocabulary/shapes'
import { controlsContent as content } from '../content'

/** The design after a choice, and a note if the choice changed another field. The note is shown to the visitor. */
export type Chosen = { design: Design; note?: { field: DesignField; text: string } }

/**
 * Changes the outside color. An inside color that the visitor chose stays if it goes with the new outside. Otherwise
 * the inside changes to the default of the new outside.
 */
export function withExterior(design: Design, exterior: FrameColor, series: SeriesRecord): Chosen {
  const insides = interiorsWith(exterior, series.frameFinishes)
  const [interior = design.interior] = insides
  const isChosen = design.interior !== plainInterior(design.exterior)
  if (interior === design.interior || (isChosen && insides.includes(design.interior))) {
    return { design: { ...design, exterior } }
  }
  const { title } = paintOf(interior)
  const text = isThrough(exterior) ? content.insideFollows(title) : content.insideReturns(title)
  return { design: { ...design, exterior, interior }, note: { field: 'interior', text } }
}

/** Changes the layout or shape. The height of a round shape follows its width. */
export function withLayout(design: Design, { operation, shape, flip }: Layout): Chosen {
  const { operation: _, shape: __, flip: ___, ...rest } = design
  const next: Design = {
    ...rest,
    ...(operation && { operation }),
    ...(shape && { shape }),
    ...(flip && { flip }),
  }
  const height = shape && heightOfRound(shape, design.width)
  if (!shape || height === undefined || height === design.height) return { design: next }
  return {
    design: { ...next, height },
    note: { field: 'height', text: content.heightFollows(shapeTitles[shape], formatInches(height)) },
  }
}

/** Removes an optional choice. */
export function without(design: Design, field: 'grid' | 'obscure' | 'frame'): Design {
  const { [field]: _, ...rest } = design
  return rest
}
