import { toInches } from '@virida/shared/catalogue/dimension'
import { seriesFacts } from '@virida/shared/catalogue/facts'
import type { FrameKind } from '@virida/shared/catalogue/series-record'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { usualSizes } from '@virida/shared/catalogue/usual-sizes'
import { dimensions, draw, operationMarks, sectionMarks, type Scene } from '@virida/shared/drawing'
import { drawBayPlan } from '@virida/shared/drawing/bay-plan'
import { drawSection } from '@virida/shared/drawing/sections'
import { withSectionDimensions } from './section-dimensions'

const finish = { outside: '#FFFFFF', inside: '#FFFFFF' }

export type Drawn = { title: string; scene: Scene }

const usualOf = (slug: SeriesSlug) => {
  const { style, productType } = seriesFacts[slug]
  const { width, height } = usualSizes[style]
  return { style, productType, width: toInches(width), height: toInches(height), finish }
}

/** The elevation at a usual size; a bay has a plan besides. */
export function elevationOf(slug: SeriesSlug): Drawn[] {
  const input = usualOf(slug)
  const marks = input.style === 'bay' ? [dimensions] : [dimensions, operationMarks, sectionMarks]
  return [
    { title: 'Elevation', scene: draw(input, marks) },
    ...(input.style === 'bay' ? [{ title: 'Plan', scene: drawBayPlan(input) }] : []),
  ]
}

/** Section A through the jambs and section B through head and sill. */
export function sectionsOf(slug: SeriesSlug, frameType: FrameKind): Drawn[] {
  const { style, productType, glazing } = seriesFacts[slug]
  const [glass] = glazing
  return (['horizontal', 'vertical'] as const).map((cut) => {
    const input = {
      style,
      productType,
      frameType,
      cut,
      labels: true,
      ...(glass && { glazing: { panes: glass.panes, thickness: toInches(glass.thickness) } }),
    }
    return {
      title: cut === 'horizontal' ? 'Section A, horizontal' : 'Section B, vertical',
      scene: withSectionDimensions(drawSection(input), input),
    }
  })
}
