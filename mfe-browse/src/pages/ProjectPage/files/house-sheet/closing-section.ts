import type { Box } from '@virida/shared/site/paper/page-format'
import type { Paper } from '@virida/shared/site/paper/paper'
import type { Table } from '@virida/shared/site/paper/table'
import { textHeight, writeText } from '@virida/shared/site/paper/text'
import { houseSheetContent as content } from './content'
import type { Job } from './job-types'
import { isPrintable } from './printable'
import { drawQrCode, longestQrLink, qrSide } from './qr-code'
import { caption, sectionHeight, writeSection } from './sheet-parts'

/** Points between the notes and the code. */
const gap = 28

/**
 * Writes what was chosen for finish and glass, the notes, and the link of the job as a QR code on their right.
 * @param write Writes the table of choices into a box.
 */
export function writeClosing(
  paper: Paper,
  box: Box,
  job: Job,
  choices: Table,
  write: (table: Table, box: Box) => void,
) {
  const { link } = job
  const hasCode = link !== undefined && link.length <= longestQrLink
  if (hasCode) writeCode(paper, box, link)
  const left = hasCode ? { ...box, width: box.width - qrSide - gap } : box
  writeSection(paper, left, content.notes)
  if (choices.rows.length > 0) write(choices, left)
  writeNotes(paper, left, job)
  if (link !== undefined && !hasCode)
    writeSection(paper, box, { title: content.link.title, text: content.link.tooLong })
}

/** Draws the code at the right edge and leaves `doc.y` where it was, for the notes beside it. */
function writeCode(paper: Paper, box: Box, link: string) {
  const { doc } = paper
  const height = sectionHeight(paper, content.link, qrSide) + qrSide
  if (doc.y + height > doc.page.maxY()) doc.addPage()
  const top = doc.y
  const column = { ...box, x: box.x + box.width - qrSide, width: qrSide }
  writeSection(paper, column, content.link)
  drawQrCode(paper, link, { x: column.x, y: doc.y }, content.link.alt)
  doc.y = top
}

function writeNotes(paper: Paper, { x, width }: Box, { windows, name }: Job) {
  const { doc } = paper
  const texts = [
    name,
    ...windows.flatMap(({ mark = '', room, notes, asked }) => [mark, room, notes, asked?.text ?? '']),
  ]
  const notes = [content.notes.general, ...(texts.every(isPrintable) ? [] : [content.notes.replaced])].join(
    ' ',
  )
  if (doc.y + 8 + textHeight(doc, notes, caption, width) > doc.page.maxY()) doc.addPage()
  writeText(paper, 'P', notes, caption, { x, y: doc.y + 8, width })
}
