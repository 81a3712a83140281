import { drawFacade, type FacadeLook } from '@virida/shared/products/facade/draw-facade'
import { roofText } from '@virida/shared/products/facade/facade-text'
import { formatFeet, formatFeetSize } from '@virida/shared/products/facade/feet'
import { barUnits } from '@virida/shared/products/facade/scale-bar'
import { placeFigure } from '@virida/shared/products/paper/figure'
import { fitsAt, scaleOf, type Scale } from '@virida/shared/products/paper/scale'
import type { Facade } from '@virida/shared/products/project/facade'
import { inks } from '@virida/shared/site/paper/inks'
import type { Box, PaperSize } from '@virida/shared/site/paper/page-format'
import type { Paper } from '@virida/shared/site/paper/paper'
import type { Table } from '@virida/shared/site/paper/table'
import { writeText } from '@virida/shared/site/paper/text'
import { houseSheetContent } from './content'
import { jobFacades, type JobFacade } from './job-facades'
import type { TaggedRow } from './job-types'
import { linesOf } from './lines'
import { printable } from './printable'

const { facades: content } = houseSheetContent

/** Points: the text of dimensions and tags, the finest line, and the space between two façades. */
const labelSize = 7
const hairline = 0.45
const gap = 22

const titleLook = { size: 11, isStrong: true }
const captionLook = { size: 8, color: inks.soft }
/** Points of the two lines of text below a façade. */
const captionHeight = 34

/** Scales of elevations of a house, from the largest. A façade with all its limits fits at the last one. */
const imperial = [48, 64, 96, 192, 384] as const
const metric = [50, 100, 200, 500] as const

const lookAt = ({ pointsPerInch }: Scale, size: PaperSize): FacadeLook => ({
  text: labelSize / pointsPerInch,
  hair: hairline / pointsPerInch,
  bar: size === 'a4' ? barUnits.meters : barUnits.feet,
})

const drawingAt = ({ facade, openings }: JobFacade, look: FacadeLook) =>
  drawFacade(
    facade,
    openings.map((opening) => ({ ...opening, tag: printable(opening.tag) })),
    look,
  )

/** The largest usual scale at which each façade fits into a box with its dimensions and texts: metric on A4. */
export function facadeScale(facades: readonly Facade[], box: Box, size: PaperSize): Scale {
  const room = { width: box.width, height: box.height - captionHeight }
  const fits = (ratio: number) =>
    facades.every((facade) => {
      const { bounds } = drawFacade(facade, [], lookAt(scaleOf(ratio), size))
      return fitsAt(ratio, bounds, room)
    })
  const ratios: readonly number[] = size === 'a4' ? metric : imperial
  return scaleOf(ratios.find(fits) ?? ratios.at(-1) ?? 1)
}

const altOf = ({ facade, openings }: JobFacade): string =>
  content.alt(
    facade.name,
    formatFeetSize(facade.width, facade.height),
    roofText(facade.roof),
    openings.map(({ tag, x, sill }) => content.place(tag, formatFeet(x), formatFeet(sill))),
  )

/** Draws façades to one scale from `doc.y` down, several in a line where they fit. */
export function writeFacades(
  paper: Paper,
  { facades, rows, size }: { facades: readonly Facade[]; rows: readonly TaggedRow[]; size: PaperSize },
  box: Box,
  scale: Scale,
) {
  const { doc } = paper
  const look = lookAt(scale, size)
  const cells = jobFacades(facades, rows, look.hair).map((job) => {
    const drawing = drawingAt(job, look)
    const { width, height } = drawing.bounds
    return { job, drawing, width: width * scale.pointsPerInch, height: height * scale.pointsPerInch }
  })
  for (const line of linesOf(cells, box.width, gap)) {
    const drawn = Math.max(...line.map(({ height }) => height))
    if (doc.y + drawn + captionHeight > doc.page.maxY()) doc.addPage()
    const top = doc.y
    const used = line.reduce((sum, { width }) => sum + width + gap, -gap)
    let x = box.x + (box.width - used) / 2
    for (const { job, drawing, width, height } of line) {
      // The texts begin below the left corner of the wall.
      const corner = x - drawing.bounds.x * scale.pointsPerInch
      const text = { x: corner, width: x + width - corner }
      // The ground lines of façades in a line are at one height.
      const place = { x, y: top + drawn - height, width, height }
      placeFigure(paper, drawing, place, scale, printable(altOf(job)))
      const name = printable(job.facade.name || content.unnamed)
      writeText(paper, 'H3', name, titleLook, { ...text, y: top + drawn + 4 })
      const words = `${roofText(job.facade.roof)}. ${scale.name}.`
      writeText(paper, 'P', words, captionLook, { ...text, y: doc.y })
      x += width + gap
    }
    doc.y = top + drawn + captionHeight + gap / 2
  }
}

/** Where each window and door is on its façade. If one cannot be there, a last column says why. */
export function placesTable(facades: readonly Facade[], rows: readonly TaggedRow[]): Table {
  const placed = jobFacades(facades, rows, 1).flatMap(({ facade, openings }) =>
    openings.map((opening) => ({ ...opening, facade: facade.name || content.unnamed })),
  )
  const hasRemarks = placed.some(({ problem }) => problem)
  return {
    columns: hasRemarks ? [...content.columns, content.remarks] : content.columns,
    rows: placed.map(({ facade, tag, x, sill, width, height, problem }) => [
      facade,
      tag,
      formatFeetSize(width, height),
      formatFeet(x),
      formatFeet(sill),
      formatFeet((sill + height) as typeof sill),
      ...(hasRemarks ? [problem ? content.problems[problem] : ''] : []),
    ]),
  }
}
