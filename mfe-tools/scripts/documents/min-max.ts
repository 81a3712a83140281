import { areaText } from '@virida/shared/products/building-code/minimums'
import {
  formatInches,
  formatSize,
  inches,
  toInches,
  type LengthRange,
} from '@virida/shared/products/catalogue/dimension'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { usualSizes } from '@virida/shared/products/catalogue/usual-sizes'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import type { Annotation } from '@virida/shared/products/drawing/annotations/annotation'
import { dimensions } from '@virida/shared/products/drawing/annotations/dimensions'
import type { Drawing } from '@virida/shared/products/drawing/canvas/drawing'
import { draw } from '@virida/shared/products/drawing/draw'
import { inks } from '@virida/shared/site/paper/inks'
import { closePaper, openElement, type Paper } from '@virida/shared/site/paper/paper'
import { writeTable } from '@virida/shared/site/paper/table'
import { writeText } from '@virida/shared/site/paper/text'
import { minMaxSheet } from '../../src/resources/files'
import { revisionOf } from '../../src/resources/revision'
import type { Resource } from '../../src/resources/resource'
import { placeFigure } from '@virida/shared/products/paper/figure'
import { scaleFor } from '@virida/shared/products/paper/scale'
import { addSheetPage, openSheet } from './sheet-page'

const measured = { unit: 'whole unit', panel: 'each panel', bay_window: 'each window of the bay' }
const limit = (value: LengthRange['min']) => (value === undefined ? 'on request' : formatInches(value))

type Row = readonly string[]

/** The PDF with the size limits of a resource: one page for each series. Its drawings are to one scale. */
export async function minMaxPdf(resource: Resource): Promise<Buffer> {
  const revision = revisionOf(minMaxSheet(resource))
  const paper = openSheet(
    `${resource.productName}, minimum and maximum sizes`,
    `Sizes in which the ${resource.productName} is made`,
    revision,
  )
  resource.slugs.forEach((slug, at) => {
    const drawings = drawingsOf(slug)
    const scale = drawings.length > 0 ? scaleFor(widest(drawings), { width: 340, height: 300 }) : undefined
    const { title, seriesNumber } = seriesFacts[slug]
    const box = addSheetPage(paper, 'landscape', {
      title: `${title} ${seriesNumber}`,
      subtitle: 'Minimum and maximum sizes',
      scale: scale?.name ?? 'none',
      page: at + 1,
      pages: resource.slugs.length,
      revision,
    })
    writeText(paper, 'H2', 'Minimum and maximum sizes', { size: 14, isStrong: true }, { x: box.x, y: box.y })
    const rows = rowsOf(slug)
    writeLimits(paper, rows, box.x, box.y + 26)
    const below = box.y + 44 + rows.length * 17
    for (const [index, note] of notesOf(slug).entries()) {
      writeText(paper, 'P', note, { size: 8.5, color: inks.soft }, { x: box.x, y: below + index * 13 })
    }
    drawings.forEach(({ drawing, caption }, index) => {
      const x = box.x + index * (box.width / 2)
      const area = { x, y: box.y + 150, width: box.width / 2 - 10, height: box.height - 170 }
      if (scale) placeFigure(paper, drawing, area, scale, `${caption} of the ${title}, drawn to scale.`)
      const foot = { x: x + 8, y: box.y + box.height - 14 }
      writeText(paper, 'Caption', caption, { size: 9, isStrong: true }, foot)
    })
  })
  return closePaper(paper)
}

const widest = (drawings: readonly { drawing: Drawing }[]): Drawing =>
  drawings
    .map(({ drawing }) => drawing)
    .reduce((a, b) => ({
      ...a,
      bounds: {
        ...a.bounds,
        width: Math.max(a.bounds.width, b.bounds.width),
        height: Math.max(a.bounds.height, b.bounds.height),
      },
    }))

function rowsOf(slug: SeriesSlug): Row[] {
  const { size } = seriesFacts[slug]
  if (!size) return [['Width and height', 'on request', 'on request', 'whole unit']]
  return [
    ['Width', limit(size.width.min), limit(size.width.max), measured[size.of]],
    ['Height', limit(size.height.min), limit(size.height.max), measured[size.of]],
  ]
}

function notesOf(slug: SeriesSlug): string[] {
  const { size, smallestEgress } = seriesFacts[slug]
  return [
    ...(size ? [] : ['Specialty shapes are made to their shape: call us with a sketch of the opening.']),
    ...(smallestEgress
      ? [
          `Smallest egress size (${areaText('upper')}, estimate): ${[
            smallestEgress.narrowest,
            smallestEgress.shortest,
          ]
            .map(({ width, height }) => formatSize(width, height))
            .join(' or ')}.`,
        ]
      : []),
    'Large sizes may need a stronger glass or a design pressure check. Ask before you order at a limit.',
  ]
}

/** The smallest and the largest unit where both limits are known for the whole unit; otherwise a usual size. */
function drawingsOf(slug: SeriesSlug): { drawing: Drawing; caption: string }[] {
  const { size, style, productType } = seriesFacts[slug]
  const of = (
    name: string,
    width: number,
    height: number,
    annotations: readonly Annotation[] = [dimensions],
  ) => ({
    drawing: draw(
      { style, productType, width, height, finish: { outside: '#FFFFFF', inside: '#FFFFFF' } },
      annotations,
    ),
    caption: `${name}, ${formatSize(inches(width), inches(height))}`,
  })
  const { width, height } = size ?? {}
  if (size?.of === 'unit' && width?.min && width.max && height?.min && height.max) {
    return [
      // At the scale of the largest unit, dimensions of the smallest would be unreadable. Its caption has them.
      of('Smallest unit', toInches(width.min), toInches(height.min), []),
      of('Largest unit', toInches(width.max), toInches(height.max)),
    ]
  }
  const usual = usualSizes[style]
  return [of('A usual size', toInches(usual.width), toInches(usual.height))]
}

/** Writes the table of limits, in rows of 17 points. `y` is its upper edge. */
function writeLimits(paper: Paper, rows: readonly Row[], x: number, y: number) {
  const table = openElement(paper, paper.root, 'Table')
  const padding = { block: 2.4, inline: 0 }
  paper.doc.y = y - padding.block
  const columns = ['', 'Minimum', 'Maximum', 'Measured on']
  writeTable(paper, table, { columns, rows }, { x, widths: [120, 110, 110, 160], size: 10, padding })
  table.end()
}
