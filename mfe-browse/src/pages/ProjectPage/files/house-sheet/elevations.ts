import { formatSize, toInches } from '@virida/shared/products/catalogue/dimension'
import { drawingOf } from '@virida/shared/products/design/drawing-of'
import { dimensionsOf, dimensionSpace } from '@virida/shared/products/drawing/annotations/dimensions'
import { operationMarks } from '@virida/shared/products/drawing/annotations/operation-marks'
import type { Drawing } from '@virida/shared/products/drawing/canvas/drawing'
import { draw } from '@virida/shared/products/drawing/draw'
import { placeFigure } from '@virida/shared/products/paper/figure'
import { fitsAnyScale, scaleFor, type Scale } from '@virida/shared/products/paper/scale'
import { inks } from '@virida/shared/site/paper/inks'
import type { Box } from '@virida/shared/site/paper/page-format'
import type { Paper } from '@virida/shared/site/paper/paper'
import { textHeight, writeText } from '@virida/shared/site/paper/text'
import { houseSheetContent } from './content'
import { tagsText, type JobType } from './job-types'
import { linesOf } from './lines'
import { printable } from './printable'

const { elevations: content } = houseSheetContent

/** Points: the text of dimensions, the least width of a cell, and the space between cells. */
const labelSize = 7
const leastWidth = 126
const gap = 22

const tagLook = { size: 11, isStrong: true }
const captionLook = { size: 8, color: inks.soft }

/** The room of one elevation in points: a share of the width and of the height of a sheet, without its labels. */
function roomIn({ width, height }: Box, share = 0.5) {
  const labels = labelSize * dimensionSpace
  return { width: width * share - labels, height: height * share - labels }
}

const sizeOf = ({ made: { design } }: JobType) => ({
  width: toInches(design.width),
  height: toInches(design.height),
})

/** Whether a type can be drawn on a sheet. Sizes that are far too large to be made cannot. */
export const fitsSheet = (type: JobType, box: Box): boolean => fitsAnyScale(sizeOf(type), roomIn(box))

/** The largest usual scale at which each type takes at most a share of the width and of the height of a sheet. */
export function elevationScale(types: readonly JobType[], box: Box, share?: number): Scale {
  const most = (side: 'width' | 'height') => Math.max(...types.map((type) => sizeOf(type)[side]))
  return scaleFor(
    { bounds: { x: 0, y: 0, width: most('width'), height: most('height') } },
    roomIn(box, share),
  )
}

type Cell = { type: JobType; drawing: Drawing; width: number; height: number; captions: readonly string[] }

function cellOf(type: JobType, scale: Scale): Cell {
  const { made } = type
  const input = { ...drawingOf(made.design, made.record), view: 'outside' as const }
  const drawing = draw(input, [operationMarks, dimensionsOf(labelSize / scale.pointsPerInch)])
  const { width, height } = drawing.bounds
  return {
    type,
    drawing,
    width: Math.max(width * scale.pointsPerInch, leastWidth),
    height: height * scale.pointsPerInch,
    captions: [
      `${made.record.title} ${made.record.seriesNumber}`,
      `${formatSize(made.design.width, made.design.height)}. ${content.quantity(type.units)}`,
    ],
  }
}

/** Heights in points: of the highest drawing, and of the whole line with the texts. */
type Line = { cells: readonly Cell[]; drawn: number; height: number }

/** Arranges the drawings of all types in lines over the width of a box. */
export function layOutElevations(
  paper: Paper,
  types: readonly JobType[],
  box: Box,
  scale: Scale,
): readonly Line[] {
  const cells = types.map((type) => cellOf(type, scale))
  return linesOf(cells, box.width, gap).map((line) => {
    const drawn = Math.max(...line.map(({ height }) => height))
    const captions = Math.max(...line.map((cell) => captionHeight(paper, cell)))
    return { cells: line, drawn, height: drawn + captions }
  })
}

/** Draws lines of types to one scale, with tags, sizes and quantities, from `doc.y` down. */
export function writeElevations(paper: Paper, lines: readonly Line[], box: Box, scale: Scale) {
  const { doc } = paper
  for (const { cells, drawn, height } of lines) {
    if (doc.y + height > doc.page.maxY()) doc.addPage()
    const top = doc.y
    let { x } = box
    for (const cell of cells) {
      writeCell(paper, cell, { x, y: top, width: cell.width, height: drawn }, scale)
      x += cell.width + gap
    }
    doc.y = top + height + gap / 2
  }
}

/** Draws one type in the middle of a box at the largest usual scale, with its tags, size and quantity. @returns The scale. */
export function writeElevation(paper: Paper, type: JobType, box: Box): Scale {
  const { page } = paper.doc
  const textWidth = box.width / 2
  const texts = captionHeight(paper, cellOf(type, elevationScale([type], box, 1)), textWidth)
  // Each type that fits a sheet fits half of its height, also below very long tags.
  const height = Math.max(box.height - texts, (page.maxY() - page.margins.top) / 2)
  const scale = elevationScale([type], { ...box, height }, 1)
  const cell = cellOf(type, scale)
  const x = box.x + (box.width - cell.width) / 2
  const y = box.y + Math.max(0, box.height - cell.height - texts) / 2
  writeCell(paper, cell, { x, y, width: textWidth, height: cell.height }, scale)
  return scale
}

const tagOf = ({ type }: Cell) => printable(tagsText(type.tags))

const captionHeight = ({ doc }: Paper, cell: Cell, width = cell.width) =>
  6 +
  textHeight(doc, tagOf(cell), tagLook, width) +
  cell.captions.reduce((sum, text) => sum + textHeight(doc, text, captionLook, width), 0)

function writeCell(paper: Paper, cell: Cell, { x, y, width, height }: Box, scale: Scale) {
  const { drawing, captions } = cell
  const alt = content.alt(tagOf(cell), ...(captions as [string, string]))
  const drawnWidth = drawing.bounds.width * scale.pointsPerInch
  // Drawings of a line have their lower edges side by side.
  const place = { x, y: y + height - cell.height, width: drawnWidth, height: cell.height }
  placeFigure(paper, drawing, place, scale, alt)
  writeText(paper, 'H3', tagOf(cell), tagLook, { x, y: y + height + 6, width })
  for (const text of captions) writeText(paper, 'P', text, captionLook, { x, y: paper.doc.y, width })
}
