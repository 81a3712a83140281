import { dayFormat } from '@virida/shared/site/day-format'
import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import type { FontName } from '@virida/shared/site/paper/fonts'
import { inks } from '@virida/shared/site/paper/inks'
import type { Box, PaperSize } from '@virida/shared/site/paper/page-format'
import { addPage, closeInParts, openElement, openPaper, type Paper } from '@virida/shared/site/paper/paper'
import { writeTable, type Table } from '@virida/shared/site/paper/table'
import { textHeight, writeText } from '@virida/shared/site/paper/text'
import { totalsOf } from '../../schedule/totals'
import { houseSheetContent as content } from './content'
import { elevationScale, fitsSheet, writeElevations } from './elevations'
import { tagRows, tagsText, typesOf } from './job-types'
import { isPrintable, printable } from './printable'
import { drawQrCode, longestQrLink, qrSide } from './qr-code'
import { drawFrames, sheetFormat } from './sheet-frame'
import { choicesTable, egressTable, scheduleTable } from './sheet-tables'

export type Job = {
  name: string
  windows: readonly DescribedWindow[]
  /** Address that shows the list. Undefined if the list is too long for an address. */
  link: string | undefined
}

export type SheetOptions = { size: PaperSize; day: Date; fonts: Readonly<Record<FontName, Uint8Array>> }

const caption = { size: 8.5, color: inks.soft }
/** Points of the text of tables. */
const tableText: Record<PaperSize, number> = { letter: 8, a4: 8, archB: 10 }

/** Shares of the width of a sheet that the columns of each table take. */
const shares = {
  schedule: [6, 4, 12, 15, 11, 13, 12, 13, 6, 8],
  egress: [8, 16, 10, 11, 11, 11, 10, 23],
  choices: [14, 40, 46],
}

/** Writes the sheets of a job as a tagged PDF: schedule, elevations, egress estimate, notes. @returns Its bytes in parts. */
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
  const block = { job: name, day: dayFormat().format(day), scale: scale ? content.scale(scale.name) : '' }
  drawFrames(paper, format, block)
  return closeInParts(paper)
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
