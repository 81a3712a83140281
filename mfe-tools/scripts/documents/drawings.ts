import { toInches } from '@virida/shared/products/catalogue/dimension'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { FrameKind } from '@virida/shared/products/catalogue/vocabulary/frames'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { usualSizes } from '@virida/shared/products/catalogue/usual-sizes'
import { dimensions } from '@virida/shared/products/drawing/annotations/dimensions'
import { operationMarks } from '@virida/shared/products/drawing/annotations/operation-marks'
import { sectionMarks } from '@virida/shared/products/drawing/annotations/section-marks'
import { draw } from '@virida/shared/products/drawing/draw'
import type { Drawing } from '@virida/shared/products/drawing/canvas/drawing'
import { drawBayPlan } from '@virida/shared/products/drawing/bay-plan'
import { drawSection } from '@virida/shared/products/drawing/section/draw-section'
import { withSectionDimensions } from './section-dimensions'

const finish = { outside: '#FFFFFF', inside: '#FFFFFF' }

export type Drawn = { title: string; drawing: Drawing }

const usualOf = (slug: SeriesSlug) => {
  const { style, productType } = seriesFacts[slug]
  const { width, height } = usualSizes[style]
  return { style, productType, width: toInches(width), height: toInches(height), finish }
}

/** The elevation at a usual size. A bay window also has a plan. */
export function elevationOf(slug: SeriesSlug): Drawn[] {
  const input = usualOf(slug)
  const marks = input.style === 'bay' ? [dimensions] : [dimensions, operationMarks, sectionMarks]
  return [
    { title: 'Elevation', drawing: draw(input, marks) },
    ...(input.style === 'bay' ? [{ title: 'Plan', drawing: drawBayPlan(input) }] : []),
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
      drawing: withSectionDimensions(drawSection(input), input),
    }
  })
}
