import { formatInches, formatRange } from '@virida/shared/catalogue/dimension'
import { seriesFacts } from '@virida/shared/catalogue/facts'
import type { Scene } from '@virida/shared/drawing'
import type { Resource, Sheet } from '../../src/resources/resource'
import { frameNames } from '../../src/resources/resources'
import { placeFigure } from './figure'
import { addSheet, closePaper, openPaper, soft, write } from './paper'
import { scaleFor } from './scale'
import { elevationOf, sectionsOf, type Drawn } from './scenes'

const head = 26

/** One drawing a page, each at the largest usual scale that fits, on the side of the paper that suits it. */
export async function drawingPdf(resource: Resource, sheet: Sheet, drawn: readonly Drawn[]): Promise<Buffer> {
  const { title, seriesNumber } = seriesFacts[sheet.slug]
  const paper = openPaper(
    `${title}, ${sheet.title}`,
    `Drawing of the ${resource.productName}, ${seriesNumber}`,
  )
  drawn.forEach((one, at) => {
    const { layout, scale } = layoutFor(one.scene)
    const box = addSheet(paper, layout, {
      title: `${title} ${seriesNumber}`,
      subtitle: sheet.title,
      scale: scale.name,
      page: at + 1,
      pages: drawn.length,
    })
    write(paper, 'H2', one.title, { x: box.x, y: box.y, size: 11, bold: true })
    write(paper, 'P', factsOf(sheet), { x: box.x, y: box.y + 15, size: 8, color: soft })
    placeFigure(
      paper,
      one.scene,
      { ...box, y: box.y + head, height: box.height - head },
      scale,
      altOf(sheet, one),
    )
  })
  return closePaper(paper)
}

/** Room for a drawing below its heading, in points. */
const rooms = { landscape: { width: 712, height: 452 }, portrait: { width: 532, height: 632 } } as const

/** The side of the paper on which a drawing stands larger. */
function layoutFor(scene: Scene) {
  const [landscape, portrait] = [scaleFor(scene, rooms.landscape), scaleFor(scene, rooms.portrait)]
  return portrait.ratio < landscape.ratio ||
    (portrait.ratio === landscape.ratio && scene.bounds.height > scene.bounds.width)
    ? { layout: 'portrait' as const, scale: portrait }
    : { layout: 'landscape' as const, scale: landscape }
}

/** What a sheet shows, and what it is glazed with. */
function factsOf(sheet: Sheet): string {
  const { glazing, material, size } = seriesFacts[sheet.slug]
  const glass = glazing
    .map(
      ({ panes, thickness }) => `${panes === 'dual' ? 'dual' : 'triple'} glazing ${formatInches(thickness)}`,
    )
    .join(' or ')
  if (sheet.kind === 'section') return `${frameNames[sheet.frame]} frame, ${material.toLowerCase()}, ${glass}`
  const made = size ? `, width ${formatRange(size.width)}, height ${formatRange(size.height)}` : ''
  return `A usual size. ${material}, ${glass}${made}${size?.of === 'panel' ? ' (each panel)' : ''}`
}

function altOf(sheet: Sheet, { title, scene }: Drawn): string {
  const { title: product } = seriesFacts[sheet.slug]
  if (sheet.kind === 'section') {
    return `${title} section of the ${product} in a ${frameNames[sheet.frame]} frame, with its parts named and the widths of frame and sash.`
  }
  return `${title} of the ${product}, drawn to scale, ${Math.round(scene.bounds.width)} by ${Math.round(scene.bounds.height)} in with its dimension lines.`
}

export const drawnOf = (sheet: Sheet): Drawn[] =>
  sheet.kind === 'elevation' ? elevationOf(sheet.slug) : sectionsOf(sheet.slug, sheet.frame)
