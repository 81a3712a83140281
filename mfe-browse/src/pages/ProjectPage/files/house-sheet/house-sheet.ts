import { dayFormat } from '@virida/shared/site/day-format'
import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import type { Facade } from '@virida/shared/products/project/facade'
import type { FontName } from '@virida/shared/site/paper/fonts'
import { inks } from '@virida/shared/site/paper/inks'
import type { Box, PageFormat, PaperSize } from '@virida/shared/site/paper/page-format'
import { addPage, closeInParts, openElement, openPaper, type Paper } from '@virida/shared/site/paper/paper'
import { writeTable, type Table } from '@virida/shared/site/paper/table'
import { textHeight, writeText } from '@virida/shared/site/paper/text'
import { totalsOf } from '../../schedule/totals'
import { houseSheetContent as content } from './content'
import { elevationScale, fitsSheet, writeElevations } from './elevations'
import { facadeScale, placesTable, writeFacades } from './facade-figures'
import { tagRows, tagsText, typesOf, type TaggedRow } from './job-types'
import { isPrintable, printable } from './printable'
import { drawQrCode, longestQrLink, qrSide } from './qr-code'
import { drawFrames, sheetFormat } from './sheet-frame'
import { choicesTable, egressTable, scheduleTable } from './sheet-tables'

export type Job = {
  name: string
  windows: readonly DescribedWindow[]
  facades?: readonly Facade[] | undefined
  /** Address that shows the list. Undefined if the list is too long for an address. */
  link: string | undefined
}

export type SheetOptions = { size: PaperSize; day: Date; fonts: Readonly<Record<FontName, Uint8Array>> }

const caption = { size: 8.5, color: inks.soft }
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

  writeSection(paper, box, content.schedule.title)
  const write = (table: Table, parts: readonly number[]) =>
    writeRows(paper, box, table, { parts, size: tableText[size] })
  write(scheduleTable(rows), shares.schedule)
  const facadeSheets = writeFacadeSheets(paper, job, rows, { size, box, format })
  const all = typesOf(rows)
  const types = all.filter((type) => fitsSheet(type, box))
  const scale = types.length > 0 ? elevationScale(types, box) : undefined
  if (scale) {
    addPage(paper, format)
    const left = all.flatMap((type) => (types.includes(type) ? [] : type.tags))
    const texts = [content.elevations.text, `${scale.name}.`]
    if (left.length > 0) texts.push(content.elevations.tooLarge(printable(tagsText(left))))
    writeSection(paper, box, content.elevations.title, texts.join(' '))
    writeElevations(paper, types, box, scale)
  }
  const egress = egressTable(rows)
  if (egress.rows.length > 0) {
    writeSection(paper, box, content.egress.title, content.egress.text)
    write(egress, shares.egress)
  }
  writeSection(paper, box, content.notes.title)
  const choices = choicesTable(rows)
  if (choices.rows.length > 0) write(choices, shares.choices)
  writeNotes(paper, box, job)
  const typeScale = scale ? content.scale(scale.name) : ''
  const block = {
    ...{ job: name, day: dayFormat().format(day) },
    scale: (sheet: number) => facadeSheets.get(sheet) ?? typeScale,
  }
  drawFrames(paper, format, block)
  return closeInParts(paper)
}

type SheetLook = { size: PaperSize; box: Box; format: PageFormat }

/** Writes the façades on sheets of their own, if the job has any. @returns What the title block says of their scale. */
function writeFacadeSheets(
  paper: Paper,
  { facades = [] }: Job,
  rows: readonly TaggedRow[],
  { size, box, format }: SheetLook,
): ReadonlyMap<number, string> {
  if (facades.length === 0) return new Map()
  const { doc } = paper
  addPage(paper, format)
  const first = doc.bufferedPageRange().count - 1
  writeSection(paper, box, content.facades.title, content.facades.text)
  const room = { ...box, height: doc.page.maxY() - doc.y }
  const scale = facadeScale(facades, room, size)
  writeFacades(paper, { facades, rows, size }, box, scale)
  const places = placesTable(facades, rows)
  if (places.rows.length > 0) {
    writeSection(paper, box, content.facades.placesTitle, content.facades.heights)
    const parts = places.columns.length > shares.places.length ? shares.remarkedPlaces : shares.places
    writeRows(paper, box, places, { parts, size: tableText[size] })
  }
  const last = doc.bufferedPageRange().count - 1
  const sheets = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return new Map(sheets.map((sheet) => [sheet, content.facadeScale(scale.name)]))
}

/** Least height in points for a heading with the first rows below it. */
const headingRoom = 90

function writeSection(paper: Paper, { x, width }: Box, title: string, text = '') {
  const { doc } = paper
  if (doc.y + headingRoom > doc.page.maxY()) doc.addPage()
  writeText(paper, 'H2', title, { size: 13, isStrong: true }, { x, y: doc.y + 10, width })
  if (text) writeText(paper, 'P', text, caption, { x, y: doc.y + 2, width })
  doc.y += 6
}

type RowsLook = { parts: readonly number[]; size: number }

function writeRows(paper: Paper, { x, width }: Box, { columns, rows }: Table, { parts, size }: RowsLook) {
  const table = openElement(paper, paper.root, 'Table')
  const look = {
    ...{ x, size, isRuled: true },
    widths: parts.map((part) => (width * part) / 100),
    padding: { block: 3, inline: 3 },
  }
  writeTable(paper, table, { columns, rows: rows.map((row) => row.map(printable)) }, look)
  table.end()
}

function writeNotes(paper: Paper, box: Box, { windows, link, name }: Job) {
  const { doc } = paper
  const texts = [
    name,
    ...windows.flatMap(({ mark = '', room, notes, asked }) => [mark, room, notes, asked?.text ?? '']),
  ]
  const notes = [content.notes.general, ...(texts.every(isPrintable) ? [] : [content.notes.replaced])].join(
    ' ',
  )
  if (doc.y + 8 + textHeight(doc, notes, caption, box.width) > doc.page.maxY()) doc.addPage()
  writeText(paper, 'P', notes, caption, { x: box.x, y: doc.y + 8, width: box.width })
  if (link !== undefined) writeLink(paper, box, link)
}

function writeLink(paper: Paper, box: Box, link: string) {
  const { doc } = paper
  const fits = link.length <= longestQrLink
  if (fits && doc.y + qrSide + 50 > doc.page.maxY()) doc.addPage()
  writeSection(paper, box, content.link.title, fits ? content.link.text : content.link.tooLong)
  if (fits) drawQrCode(paper, link, { x: box.x, y: doc.y }, content.link.alt)
}
