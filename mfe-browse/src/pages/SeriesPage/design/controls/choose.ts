import { formatInches } from '@virida/shared/catalogue/dimension'
import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import type { Design, DesignField } from '@virida/shared/design/design'
import { plainInterior } from '@virida/shared/design/design-code'
import { interiorsWith, isThrough, paintOf, type FrameColor } from '@virida/shared/design/frame-colors'
import type { Layout } from '@virida/shared/design/layouts'
import { heightOfRound } from '@virida/shared/design/shape-rules'
import { shapeTitles } from '@virida/shared/design/titles'
import { controlsContent as content } from '../content'

/** A design after a choice, and what had to change with it: that is told, never done in silence. */
export type Chosen = { design: Design; note?: { field: DesignField; text: string } }

/**
 * Another outside. An inside that was chosen stays where it goes with the new outside; one that came with the
 * old outside gives way to the usual one of the new.
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

/** Another layout or shape. A round shape takes the height that its width asks for. */
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

/** A design without one of the choices that may be left open. */
export function without(design: Design, field: 'grid' | 'obscure' | 'frame'): Design {
  const { [field]: _, ...rest } = design
  return rest
}
