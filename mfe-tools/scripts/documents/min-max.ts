import {
  formatInches,
  formatSize,
  inches,
  toInches,
  type LengthRange,
} from '@virida/shared/catalogue/dimension'
import { seriesFacts } from '@virida/shared/catalogue/facts'
import { usualSizes } from '@virida/shared/catalogue/usual-sizes'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { dimensions, draw, type Annotation, type Scene } from '@virida/shared/drawing'
import type { Resource } from '../../src/resources/resource'
import { placeFigure } from './figure'
import { addSheet, closePaper, openPaper, put, soft, write, type Paper } from './paper'
import { scaleFor } from './scale'

const measured = { unit: 'whole unit', panel: 'each panel', bay_window: 'each window of the bay' }
const limit = (value: LengthRange['min']) => (value === undefined ? 'on request' : formatInches(value))

type Line = readonly string[]

/** The size sheet of a resource: limits of each series, and its smallest and largest unit to one scale. */
export async function minMaxPdf(resource: Resource): Promise<Buffer> {
  const paper = openPaper(
    `${resource.productName}, minimum and maximum sizes`,
    `Sizes in which the ${resource.productName} is made`,
  )
  resource.slugs.forEach((slug, at) => {
    const scenes = scenesOf(slug)
    const scale = scenes.length > 0 ? scaleFor(widest(scenes), { width: 340, height: 300 }) : undefined
    const { title, seriesNumber } = seriesFacts[slug]
    const box = addSheet(paper, 'landscape', {
      title: `${title} ${seriesNumber}`,
      subtitle: 'Minimum and maximum sizes',
      scale: scale?.name ?? 'none',
      page: at + 1,
      pages: resource.slugs.length,
    })
    write(paper, 'H2', 'Minimum and maximum sizes', { x: box.x, y: box.y, size: 14, bold: true })
    const lines = linesOf(slug)
    writeTable(paper, ['', 'Minimum', 'Maximum', 'Measured on'], lines, box.x, box.y + 26)
    const below = box.y + 44 + lines.length * 17
    for (const [index, note] of notesOf(slug).entries()) {
      write(paper, 'P', note, { x: box.x, y: below + index * 13, size: 8.5, color: soft })
    }
    scenes.forEach(({ scene, caption }, index) => {
      const x = box.x + index * (box.width / 2)
      const area = { x, y: box.y + 150, width: box.width / 2 - 10, height: box.height - 170 }
      if (scale) placeFigure(paper, scene, area, scale, `${caption} of the ${title}, drawn to scale.`)
      write(paper, 'Caption', caption, { x: x + 8, y: box.y + box.height - 14, size: 9, bold: true })
    })
  })
  return closePaper(paper)
}

const widest = (scenes: readonly { scene: Scene }[]): Scene =>
  scenes
    .map(({ scene }) => scene)
    .reduce((a, b) => ({
      ...a,
      bounds: {
        ...a.bounds,
        width: Math.max(a.bounds.width, b.bounds.width),
        height: Math.max(a.bounds.height, b.bounds.height),
      },
    }))

function linesOf(slug: SeriesSlug): Line[] {
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
          `Smallest egress size (5.7 sq ft, estimate): ${[smallestEgress.narrowest, smallestEgress.shortest]
            .map(({ width, height }) => formatSize(width, height))
            .join(' or ')}.`,
        ]
      : []),
    'Large sizes may need a stronger glass or a design pressure check. Ask before you order at a limit.',
  ]
}

/** The smallest and the largest unit, where both limits are told for the whole unit. */
function scenesOf(slug: SeriesSlug): { scene: Scene; caption: string }[] {
  const { size, style, productType } = seriesFacts[slug]
  const of = (
    name: string,
    width: number,
    height: number,
    annotations: readonly Annotation[] = [dimensions],
  ) => ({
    scene: draw(
      { style, productType, width, height, finish: { outside: '#FFFFFF', inside: '#FFFFFF' } },
      annotations,
    ),
    caption: `${name}, ${formatSize(inches(width), inches(height))}`,
  })
  const { width, height } = size ?? {}
  if (size?.of === 'unit' && width?.min && width.max && height?.min && height.max) {
    return [
      // Beside the largest unit its dimension lines would be too small to read; the caption tells them.
      of('Smallest unit', toInches(width.min), toInches(height.min), []),
      of('Largest unit', toInches(width.max), toInches(height.max)),
    ]
  }
  const usual = usualSizes[style]
  return [of('A usual size', toInches(usual.width), toInches(usual.height))]
}

/** A table whose rows and cells are elements of the structure. */
function writeTable({ doc, root }: Paper, heading: Line, lines: readonly Line[], x: number, y: number) {
  const columns = [120, 110, 110, 160]
  const row = (cells: Line, at: number) =>
    doc.struct(
      'TR',
      {},
      cells.map((text, column) =>
        doc.struct(at === 0 || column === 0 ? 'TH' : 'TD', {}, () => {
          const left = x + columns.slice(0, column).reduce((sum, width) => sum + width, 0)
          put(doc, text || ' ', { x: left, y: y + at * 17, size: 10, bold: at === 0 || column === 0 })
        }),
      ),
    )
  root.add(doc.struct('Table', {}, [heading, ...lines].map(row)))
}
