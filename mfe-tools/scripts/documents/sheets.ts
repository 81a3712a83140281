import { formatInches, formatRange } from '@virida/shared/products/catalogue/dimension'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { Drawing } from '@virida/shared/products/drawing/canvas/drawing'
import { inks } from '@virida/shared/site/paper/inks'
import { closePaper } from '@virida/shared/site/paper/paper'
import { writeText } from '@virida/shared/site/paper/text'
import type { Resource, Sheet } from '../../src/resources/resource'
import { revisionOf } from '../../src/resources/revision'
import { frameTitles } from '@virida/shared/products/catalogue/vocabulary/frames'
import { placeFigure } from '@virida/shared/products/paper/figure'
import { scaleFor } from '@virida/shared/products/paper/scale'
import { elevationOf, sectionsOf, type Drawn } from './drawings'
import { addSheetPage, openSheet } from './sheet-page'

/** Points that the heading and the facts above a drawing take. */
const headHeight = 26

/** The PDF of a sheet: one drawing a page, in the orientation and at the largest usual scale in which it fits. */
export async function drawingPdf(resource: Resource, sheet: Sheet, drawn: readonly Drawn[]): Promise<Buffer> {
  const { title, seriesNumber } = seriesFacts[sheet.slug]
  const revision = revisionOf(sheet.name)
  const paper = openSheet(
    `${title}, ${sheet.title}`,
    `Drawing of the ${resource.productName}, ${seriesNumber}`,
    revision,
  )
  drawn.forEach((one, at) => {
    const { layout, scale } = layoutFor(one.drawing)
    const box = addSheetPage(paper, layout, {
      title: `${title} ${seriesNumber}`,
      subtitle: sheet.title,
      scale: scale.name,
      page: at + 1,
      pages: drawn.length,
      revision,
    })
    writeText(paper, 'H2', one.title, { size: 11, isStrong: true }, { x: box.x, y: box.y })
    writeText(paper, 'P', factsOf(sheet), { size: 8, color: inks.soft }, { x: box.x, y: box.y + 15 })
    const below = { ...box, y: box.y + headHeight, height: box.height - headHeight }
    placeFigure(paper, one.drawing, below, scale, altOf(sheet, one))
  })
  return closePaper(paper)
}

/** What is left for a drawing below its heading, in points. */
const rooms = { landscape: { width: 712, height: 452 }, portrait: { width: 532, height: 632 } } as const

/** The orientation in which a drawing can be larger, with its scale. */
function layoutFor(drawing: Drawing) {
  const [landscape, portrait] = [scaleFor(drawing, rooms.landscape), scaleFor(drawing, rooms.portrait)]
  return portrait.ratio < landscape.ratio ||
    (portrait.ratio === landscape.ratio && drawing.bounds.height > drawing.bounds.width)
    ? { layout: 'portrait' as const, scale: portrait }
    : { layout: 'landscape' as const, scale: landscape }
}

/** The line below a sheet's heading: frame or sizes, material and glazing. */
function factsOf(sheet: Sheet): string {
  const { glazing, material, size } = seriesFacts[sheet.slug]
  const glass = glazing
    .map(
      ({ panes, thickness }) => `${panes === 'dual' ? 'dual' : 'triple'} glazing ${formatInches(thickness)}`,
    )
    .join(' or ')
  if (sheet.kind === 'section')
    return `${frameTitles[sheet.frame]} frame, ${material.toLowerCase()}, ${glass}`
  const made = size ? `, width ${formatRange(size.width)}, height ${formatRange(size.height)}` : ''
  return `A usual size. ${material}, ${glass}${made}${size?.of === 'panel' ? ' (each panel)' : ''}`
}

function altOf(sheet: Sheet, { title, drawing }: Drawn): string {
  const { title: product } = seriesFacts[sheet.slug]
  if (sheet.kind === 'section') {
    return `${title} section of the ${product} in a ${frameTitles[sheet.frame]} frame, with its parts named and the widths of frame and sash.`
  }
  return `${title} of the ${product}, drawn to scale, ${Math.round(drawing.bounds.width)} by ${Math.round(drawing.bounds.height)} in with its dimension lines.`
}

export const drawnOf = (sheet: Sheet): Drawn[] =>
  sheet.kind === 'elevation' ? elevationOf(sheet.slug) : sectionsOf(sheet.slug, sheet.frame)
