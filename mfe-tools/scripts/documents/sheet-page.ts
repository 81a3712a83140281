import { brand } from '@virida/shared/site/brand'
import { documentFonts } from '@virida/shared/site/paper/fonts'
import { inks } from '@virida/shared/site/paper/inks'
import { type Box, type Orientation, pageFormat } from '@virida/shared/site/paper/page-format'
import { addPage, drawArtifact, openPaper, type Paper } from '@virida/shared/site/paper/paper'
import { type TextLook, writeText } from '@virida/shared/site/paper/text'
import type { Revision } from '../../src/resources/revision'

/** What the title block at the foot of a sheet says. */
export type TitleBlock = {
  title: string
  subtitle: string
  scale: string
  page: number
  pages: number
  revision: Revision
}

const margin = 28
const blockHeight = 54
/** Space between the border of a sheet and what is drawn inside it, in points. */
const padding = 12

const formatOf = (orientation: Orientation) => pageFormat('letter', margin, { orientation })

/** Starts the PDF of a drawing or size sheet. Its date is that of its revision. */
export const openSheet = (title: string, subject: string, revision: Revision): Paper =>
  openPaper({ title, subject, date: revision.date }, formatOf('landscape'), documentFonts())

/** Adds a page with its border and title block. @returns The box that is left for drawings. */
export function addSheetPage(paper: Paper, orientation: Orientation, block: TitleBlock): Box {
  const { x, y, width, height } = addPage(paper, formatOf(orientation))
  const top = y + height - blockHeight
  drawArtifact(paper, 'Layout', () => {
    paper.doc.lineWidth(0.9).strokeColor(inks.pine).rect(x, y, width, height).stroke()
    paper.doc
      .moveTo(x, top)
      .lineTo(x + width, top)
      .stroke()
  })
  writeTitleBlock(paper, { x, y: top, width, height: blockHeight }, block)
  return {
    x: x + padding,
    y: y + padding,
    width: width - 2 * padding,
    height: height - blockHeight - 2 * padding,
  }
}

const small: TextLook = { size: 7, color: inks.soft }
const fact: TextLook = { size: 8, isStrong: true }

function writeTitleBlock(
  paper: Paper,
  box: Box,
  { title, subtitle, scale, page, pages, revision }: TitleBlock,
) {
  const columns = [10, box.width * 0.55, box.width * 0.79] as const
  const write = (tag: string, text: string, column: 0 | 1 | 2, offset: number, look: TextLook) =>
    writeText(paper, tag, text, look, { x: box.x + columns[column], y: box.y + offset })

  write('H1', title, 0, 9, { size: 13, isStrong: true })
  write('P', subtitle, 0, 26, { size: 8, color: inks.soft })
  write('P', makerLine, 0, 38, small)
  write('P', `Scale: ${scale}`, 1, 10, fact)
  write('P', `Revision: ${revision.letter}, ${revision.date}`, 2, 10, fact)
  write('P', `Sheet ${page} of ${pages}`, 2, 24, { size: 8 })
  write('P', 'Dimensions in inches. Nominal, for planning; not for fabrication.', 1, 38, small)
  write('P', 'Seen from outside unless noted.', 1, 24, small)
}

const makerLine = `${brand.fullName}, ${brand.address.city}, ${brand.address.region}, ${brand.phone.label}`
