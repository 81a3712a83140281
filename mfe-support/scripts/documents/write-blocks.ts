import { inks } from '@virida/shared/site/paper/inks'
import {
  addElement,
  openElement,
  type Paper,
  type PdfDocument,
  type Structure,
} from '@virida/shared/site/paper/paper'
import { writeTable } from '@virida/shared/site/paper/table'
import { textHeight, writeText } from '@virida/shared/site/paper/text'
import { drawings } from '../../src/documents/drawings'
import type { Block } from '../../src/documents/model'
import { columnWidth, left } from './format'

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** Begins a new page when less than `height` points are left on the current page. */
export function ensureRoom(doc: PdfDocument, height: number) {
  if (doc.y + height > doc.page.maxY()) doc.addPage()
}

export function writeBlock(paper: Paper, parent: Structure, block: Block) {
  switch (block.kind) {
    case 'text':
      return writeParagraph(paper, parent, block.text)
    case 'list':
      return writeList(paper, parent, block)
    case 'table':
      return writeTableBlock(paper, parent, block)
    case 'figure':
      return writeFigure(paper, parent, block)
  }
}

const body = { size: 10.5, lineGap: 2 }

function writeParagraph(paper: Paper, parent: Structure, text: string) {
  const { doc } = paper
  ensureRoom(doc, textHeight(doc, text, body, columnWidth))
  writeText(paper, 'P', text, body, { x: left, y: doc.y, width: columnWidth }, parent)
  doc.y += 5
}

function writeList(paper: Paper, parent: Structure, { items, ordered }: BlockOf<'list'>) {
  const { doc } = paper
  const indent = 18
  const width = columnWidth - indent
  const list = openElement(paper, parent, 'L')
  items.forEach((text, index) => {
    ensureRoom(doc, textHeight(doc, text, body, width))
    const item = openElement(paper, list, 'LI')
    const y = doc.y
    const label = ordered ? `${index + 1}.` : '•'
    writeText(paper, 'Lbl', label, { ...body, color: inks.moss }, { x: left, y }, item)
    writeText(paper, 'LBody', text, body, { x: left + indent, y, width }, item)
    doc.y += 3
    item.end()
  })
  list.end()
  doc.y += 3
}

/**
 * The widths of the columns of a table, as parts of its width. In a table of four columns the first two hold
 * sentences.
 */
const columnShares = (count: number) => (count === 4 ? [0.25, 0.39, 0.18, 0.18] : [0.32, 0.22, 0.46])

function writeTableBlock(paper: Paper, parent: Structure, { caption, columns, rows }: BlockOf<'table'>) {
  const { doc } = paper
  const size = 9.5
  const table = openElement(paper, parent, 'Table')
  const captionLook = { size, isStrong: true, color: inks.soft }
  writeText(paper, 'Caption', caption, captionLook, { x: left, y: doc.y, width: columnWidth }, table)
  doc.y += 4
  const widths = columnShares(columns.length).map((share) => share * columnWidth)
  const padding = { block: 5, inline: 5 }
  writeTable(paper, table, { columns, rows }, { x: left, widths, size, padding, isRuled: true })
  table.end()
  doc.y += 10
}

const strokes = {
  line: { stroke: inks.ink, fill: undefined, width: 1 },
  glass: { stroke: undefined, fill: inks.glass, width: 0 },
  mark: { stroke: inks.moss, fill: inks.moss, width: 0.5 },
  hint: { stroke: inks.moss, fill: undefined, width: 1.25 },
} as const

function writeFigure(paper: Paper, parent: Structure, { drawing, caption }: BlockOf<'figure'>) {
  const { doc } = paper
  const { width, height, alt, paths } = drawings[drawing]
  const gap = 6
  ensureRoom(doc, height + gap + 24)
  const top = doc.y + gap
  const draw = () => {
    doc.save().translate(left, top)
    for (const { d, look = 'line' } of paths) {
      const { stroke, fill, width: lineWidth } = strokes[look]
      doc.path(d).lineWidth(lineWidth)
      if (fill && stroke) doc.fillAndStroke(fill, stroke)
      else if (fill) doc.fill(fill)
      else doc.stroke(stroke)
    }
    doc.restore()
  }
  addElement(paper, parent, 'Figure', draw, { alt, bbox: [left, top, left + width, top + height] })
  doc.y = top + height + gap
  const place = { x: left, y: doc.y, width: columnWidth }
  writeText(paper, 'Caption', caption, { size: 9.5, color: inks.soft }, place, parent)
  doc.y += 8
}
