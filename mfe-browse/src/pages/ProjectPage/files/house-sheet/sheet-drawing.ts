import { formatSize } from '@virida/shared/products/catalogue/dimension'
import { drawingOf } from '@virida/shared/products/design/drawing-of'
import { dimensionsOf } from '@virida/shared/products/drawing/annotations/dimensions'
import { operationMarks } from '@virida/shared/products/drawing/annotations/operation-marks'
import { ink } from '@virida/shared/products/drawing/canvas/color'
import {
  path,
  placed,
  polyline,
  type Drawing,
  type Shape,
} from '@virida/shared/products/drawing/canvas/drawing'
import { shift, type Point } from '@virida/shared/products/drawing/canvas/geometry'
import { draw } from '@virida/shared/products/drawing/draw'
import { drawFacade } from '@virida/shared/products/facade/draw-facade'
import { roofText } from '@virida/shared/products/facade/facade-text'
import { barUnits } from '@virida/shared/products/facade/scale-bar'
import { dayFormat } from '@virida/shared/site/day-format'
import type { Table } from '@virida/shared/site/paper/table'
import { houseSheetContent as content } from './content'
import { shares } from './house-sheet'
import { jobFacades } from './job-facades'
import { tagRows, tagsText, typesOf, type Job, type JobType, type TaggedRow } from './job-types'
import { scheduleTable } from './sheet-tables'
import { wrapped } from './wrapped'

/* A CAD file has everything at full size: lengths are inches of the house. */

/** Heights of texts: 1/8 in on paper at 1/4 in = 1 ft. */
const textSize = 6
const titleSize = 12
const gap = 96
const tableWidth = 1500
/** Width of a sign as a share of the height of its text, in the plain font of CAD programs. */
const signWidth = 0.72

/** A part of the sheet: its shapes and its size, with its top left corner at 0, 0. */
type Part = { shapes: readonly Shape[]; width: number; height: number }

function movedShape(shape: Shape, [dx, dy]: Point): Shape[] {
  if (shape.kind === 'path') return [{ ...shape, d: placed(shape.d, shift(dx, dy)) }]
  const at: Point = [shape.at[0] + dx, shape.at[1] + dy]
  return shape.kind === 'text' ? [{ ...shape, at }] : shape.children.flatMap((child) => movedShape(child, at))
}

const movedShapes = (shapes: readonly Shape[], by: Point) => shapes.flatMap((shape) => movedShape(shape, by))

const words = (text: string, at: Point, size = textSize): Shape => ({
  ...{ kind: 'text', role: 'text', at, text, size, fill: ink, anchor: 'start' },
})

/** A drawing with lines of text below it. The first one is its title. */
function captioned({ bounds, shapes }: Drawing, [title = '', ...lines]: readonly string[]): Part {
  const { x, y, width, height } = bounds
  const below = height + titleSize * 1.4
  return {
    shapes: [
      ...movedShapes(shapes, [-x, -y]),
      words(title, [-x, below], titleSize),
      ...lines.map((line, at) => words(line, [-x, below + (at + 1.2) * textSize * 1.6])),
    ],
    // A text may be wider than the drawing above it.
    width: Math.max(width, ...lines.map((line) => line.length * textSize * signWidth - x)),
    height: below + (lines.length + 1) * textSize * 1.6,
  }
}

/** Parts side by side with their lower edges on a line. */
function rowOf(parts: readonly Part[]): Part {
  const height = Math.max(0, ...parts.map((part) => part.height))
  const shapes: Shape[] = []
  let width = 0
  for (const part of parts) {
    shapes.push(...movedShapes(part.shapes, [width, height - part.height]))
    width += part.width + gap
  }
  return { shapes, width: Math.max(0, width - gap), height }
}

function stacked(parts: readonly Part[]): Part {
  const shapes: Shape[] = []
  let height = 0
  for (const part of parts) {
    shapes.push(...movedShapes(part.shapes, [0, height]))
    height += part.height + gap
  }
  return { shapes, width: Math.max(0, ...parts.map((part) => part.width)), height: Math.max(0, height - gap) }
}

const facadesPart = ({ facades = [] }: Job, rows: readonly TaggedRow[]): Part =>
  rowOf(
    jobFacades(facades, rows, 1).map(({ facade, openings }) =>
      captioned(drawFacade(facade, openings, { text: textSize, hair: 1, bar: barUnits.feet }), [
        facade.name || content.facades.unnamed,
        roofText(facade.roof),
      ]),
    ),
  )

function typePart({ made, tags, units }: JobType): Part {
  const { design, record } = made
  const drawing = draw({ ...drawingOf(design, record), view: 'outside' }, [
    operationMarks,
    dimensionsOf(textSize * 0.7),
  ])
  return captioned(drawing, [
    tagsText(tags),
    `${record.title} ${record.seriesNumber}`,
    `${formatSize(design.width, design.height)}. ${content.elevations.quantity(units)}`,
  ])
}

/** A table as texts with a line below each row. */
function tablePart({ columns, rows }: Table, parts: readonly number[]): Part {
  const width = tableWidth
  const widths = parts.map((part) => (width * part) / 100)
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, each) => sum + each, 0))
  const shapes: Shape[] = []
  let y = 0
  for (const row of [columns, ...rows]) {
    const cells = row.map((text, at) =>
      wrapped(text, Math.floor((widths[at] ?? 0) / (textSize * signWidth)) - 1),
    )
    cells.forEach((lines, at) =>
      lines.forEach((line, number) =>
        shapes.push(words(line, [starts[at] ?? 0, y + (number + 1) * textSize * 1.5])),
      ),
    )
    y += (Math.max(...cells.map((lines) => lines.length)) + 0.7) * textSize * 1.5
    shapes.push(
      path(
        'text',
        polyline([
          [0, y],
          [width, y],
        ]),
        { stroke: ink, width: 0.5 },
      ),
    )
  }
  return { shapes, width, height: y }
}

/** A part below its title and lines of text. */
const titled = (title: string, part: Part, lines: readonly string[] = []): Part => {
  const top = titleSize + lines.length * textSize * 1.8 + titleSize * 1.5
  return {
    shapes: [
      words(title, [0, titleSize], titleSize),
      ...lines.map((line, at) => words(line, [0, titleSize + (at + 1) * textSize * 1.8])),
      ...movedShapes(part.shapes, [0, top]),
    ],
    width: part.width,
    height: top + part.height,
  }
}

/** The façades, the types and the schedule of a job as one drawing at full size. */
export function sheetDrawing(job: Job, day: Date): Drawing {
  const rows = tagRows(job.windows)
  const facades = facadesPart(job, rows)
  const types = rowOf(typesOf(rows).map(typePart))
  const { shapes, ...size } = titled(
    job.name || content.title,
    stacked([
      ...(facades.shapes.length > 0 ? [titled(content.facades.title, facades)] : []),
      ...(types.shapes.length > 0 ? [titled(content.dxf.types, types)] : []),
      titled(content.schedule.title, tablePart(scheduleTable(rows), shares.schedule)),
    ]),
    [`${content.title}. ${content.maker}`, `${content.date(dayFormat().format(day))}. ${content.dxf.units}`],
  )
  return { bounds: { x: 0, y: 0, ...size }, gradients: [], patterns: [], shapes }
}
