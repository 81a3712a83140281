import { dayFormat } from '@virida/shared/site/day-format'
import type { Scale } from '@virida/shared/products/paper/scale'
import type { FontName } from '@virida/shared/site/paper/fonts'
import type { Box, PageFormat, PaperSize } from '@virida/shared/site/paper/page-format'
import { addPage, closeInParts, openPaper, type Paper } from '@virida/shared/site/paper/paper'
import type { Table } from '@virida/shared/site/paper/table'
import { writeText } from '@virida/shared/site/paper/text'
import { totalsOf } from '../../schedule/totals'
import { writeClosing } from './closing-section'
import { houseSheetContent as content } from './content'
import { elevationScale, fitsSheet, layOutElevations, writeElevations } from './elevations'
import { facadeScale, placesTable, writeFacades } from './facade-figures'
import { tagRows, tagsText, typesOf, type Job, type TaggedRow } from './job-types'
import { printable } from './printable'
import { drawFrames, sheetFormat } from './sheet-frame'
import { caption, sectionHeight, writeRows, writeSection } from './sheet-parts'
import { choicesTable, egressTable, scheduleTable } from './sheet-tables'

export type SheetOptions = { size: PaperSize; day: Date; fonts: Readonly<Record<FontName, Uint8Array>> }

/** Points of the text of tables. */
const tableText: Record<PaperSize, number> = { letter: 8, a4: 8, archB: 10 }

/** Shares of the width of a sheet that the columns of each table take. */
export const shares = {
  schedule: [6, 4, 12, 15, 11, 13, 12, 13, 6, 8],
  egress: [8, 16, 10, 11, 11, 11, 10, 23],
  choices: [14, 40, 46],
  places: [20, 14, 18, 20, 14, 14],
  remarkedPlaces: [18, 10, 16, 16, 10, 10, 20],
}

/** Writes the sheets of a job as a tagged PDF: schedule, façades, elevations, egress estimate, notes. @returns Its bytes in parts. */
export function houseSheet(job: Job, { size, day, fonts }: SheetOptions): Promise<Uint8Array[]> {
  const rows = tagRows(job.windows)
  const name = printable(job.name || content.title)
  const format = sheetFormat(size)
  const facts = { title: name, subject: content.subject, date: day.toISOString() }
  const paper = openPaper(facts, format, fonts)
  const box = addPage(paper, format)
  writeText(paper, 'H1', name, { size: 18, isStrong: true }, { x: box.x, y: box.y, width: box.width })
  const head = `${totalsOf(job.windows)}. ${content.date(dayFormat().format(day))}`
  writeText(paper, 'P', head, caption, { x: box.x, y: paper.doc.y, width: box.width })

  const look = { size, box, format }
  const write = (table: Table, parts: readonly number[], room = box) =>
    writeRows(paper, room, table, { parts, size: tableText[size] })
  writeSection(paper, box, content.schedule)
  write(scheduleTable(rows), shares.schedule)
  const facadeSheets = writeFacadeSheets(paper, job, rows, look)
  const scale = writeElevationSheets(paper, rows, look, facadeSheets)
  const egress = egressTable(rows)
  if (egress.rows.length > 0) {
    writeSection(paper, box, content.egress)
    write(egress, shares.egress)
  }
  writeClosing(paper, box, job, choicesTable(rows), (table, room) => write(table, shares.choices, room))
  const typeScale = scale ? content.scale(scale.name) : ''
  const block = {
    ...{ job: name, day: dayFormat().format(day) },
    scale: (sheet: number) => facadeSheets.get(sheet) ?? typeScale,
  }
  drawFrames(paper, format, block)
  return closeInParts(paper)
}

type SheetLook = { size: PaperSize; box: Box; format: PageFormat }
/** What the title block says of the scale of each sheet with façades, by the number of the sheet. */
type FacadeSheets = ReadonlyMap<number, string>

/** Writes the façades and the places on them, from a new sheet on, if the job has any. @returns Their scale. */
function writeFacadeSheets(
  paper: Paper,
  { facades = [] }: Job,
  rows: readonly TaggedRow[],
  { size, box, format }: SheetLook,
): FacadeSheets {
  if (facades.length === 0) return new Map()
  const { doc } = paper
  addPage(paper, format)
  const first = lastSheet(paper)
  writeSection(paper, box, content.facades)
  const room = { ...box, height: doc.page.maxY() - doc.y }
  const scale = facadeScale(facades, room, size)
  writeFacades(paper, { facades, rows, size }, box, scale)
  const sheets = Array.from({ length: lastSheet(paper) - first + 1 }, (_, at) => first + at)
  const places = placesTable(facades, rows)
  if (places.rows.length > 0) {
    writeSection(paper, box, content.facades.places)
    const parts = places.columns.length > shares.places.length ? shares.remarkedPlaces : shares.places
    writeRows(paper, box, places, { parts, size: tableText[size] })
  }
  return new Map(sheets.map((sheet) => [sheet, content.facadeScale(scale.name)]))
}

/** Number of the sheet that is being written. The first one is 0. */
const lastSheet = ({ doc }: Paper) => doc.bufferedPageRange().count - 1

/**
 * Writes the drawings of all types that fit a sheet, if there are any: below the places on the façades if that sheet has
 * no façade and enough room, otherwise from a new sheet on. @returns Their scale.
 */
function writeElevationSheets(
  paper: Paper,
  rows: readonly TaggedRow[],
  { box, format }: SheetLook,
  facadeSheets: FacadeSheets,
): Scale | undefined {
  const all = typesOf(rows)
  const types = all.filter((type) => fitsSheet(type, box))
  if (types.length === 0) return undefined
  const scale = elevationScale(types, box)
  const left = all.flatMap((type) => (types.includes(type) ? [] : type.tags))
  const texts = [content.elevations.text, `${scale.name}.`]
  if (left.length > 0) texts.push(content.elevations.tooLarge(printable(tagsText(left))))
  const section = { title: content.elevations.title, text: texts.join(' ') }
  const lines = layOutElevations(paper, types, box, scale)
  const { doc } = paper
  const isContinued = facadeSheets.size > 0 && !facadeSheets.has(lastSheet(paper))
  const needed = sectionHeight(paper, section, box.width) + (lines[0]?.height ?? 0)
  if (!isContinued || doc.y + needed > doc.page.maxY()) addPage(paper, format)
  writeSection(paper, box, section)
  writeElevations(paper, lines, box, scale)
  return scale
}
