import { dayFormat } from '@virida/shared/site/day-format'
import { formatSize } from '@virida/shared/products/catalogue/dimension'
import { addPage, closeInParts, openPaper } from '@virida/shared/site/paper/paper'
import { writeText } from '@virida/shared/site/paper/text'
import { houseSheetContent as content } from './content'
import { writeElevation } from './elevations'
import type { SheetOptions } from './house-sheet'
import { tagsText, type JobType } from './job-types'
import { printable } from './printable'
import { drawFrames, sheetFormat } from './sheet-frame'

/** Writes the elevation of one type as a tagged PDF of one sheet. @returns Its bytes in parts. */
export function elevationSheet(type: JobType, { size, day, fonts }: SheetOptions): Promise<Uint8Array[]> {
  const { design, record } = type.made
  const title = `${record.title}, ${formatSize(design.width, design.height)}`
  const format = sheetFormat(size)
  const paper = openPaper(
    { title, subject: content.elevations.title, date: day.toISOString() },
    format,
    fonts,
  )
  const box = addPage(paper, format)
  writeText(paper, 'H1', title, { size: 18, isStrong: true }, { x: box.x, y: box.y, width: box.width })
  const { doc } = paper
  const top = doc.y + 20
  const scale = writeElevation(paper, type, { ...box, y: top, height: doc.page.maxY() - top })
  const block = {
    job: printable(tagsText(type.tags)),
    day: dayFormat().format(day),
    scale: () => content.scale(scale.name),
  }
  drawFrames(paper, format, block)
  return closeInParts(paper)
}
