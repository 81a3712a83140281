import { drawings } from '../src/documents/drawings'
import type { Block } from '../src/documents/model'
import { column, element, fonts, inks, page, type Sheet, type Structure } from './sheet'
import { writeTable } from './write-table'

/** Begins a new page when less than `height` points are left. */
export function ensureRoom(sheet: Sheet, height: number) {
  if (sheet.y + height > page.height - page.bottom) sheet.addPage()
}

export function writeBlock(sheet: Sheet, parent: Structure, block: Block) {
  switch (block.kind) {
    case 'text':
      return writeText(sheet, parent, block.text)
    case 'list':
      return writeList(sheet, parent, block)
    case 'table':
      return writeTable(sheet, parent, block)
    case 'figure':
      return writeFigure(sheet, parent, block)
  }
}

const bodyText = (sheet: Sheet) => sheet.font(fonts.regular).fontSize(10.5).fillColor(inks.ink)

function writeText(sheet: Sheet, parent: Structure, words: string) {
  ensureRoom(sheet, bodyText(sheet).heightOfString(words, { width: column, lineGap: 2 }))
  parent.add(
    element(sheet, 'P', () => {
      bodyText(sheet).text(words, page.margin, sheet.y, { width: column, lineGap: 2 })
      sheet.y += 5
    }),
  )
}

function writeList(sheet: Sheet, parent: Structure, { items, ordered }: Extract<Block, { kind: 'list' }>) {
  const indent = 18
  const width = column - indent
  const list = sheet.struct('L')
  parent.add(list)
  items.forEach((words, at) => {
    ensureRoom(sheet, bodyText(sheet).heightOfString(words, { width, lineGap: 2 }))
    const item = sheet.struct('LI')
    list.add(item)
    const top = sheet.y
    item.add(
      element(sheet, 'Lbl', () => {
        bodyText(sheet)
          .fillColor(inks.moss)
          .text(ordered ? `${at + 1}.` : '•', page.margin, top, { lineBreak: false })
      }),
    )
    item.add(
      element(sheet, 'LBody', () => {
        bodyText(sheet).text(words, page.margin + indent, top, { width, lineGap: 2 })
        sheet.y += 3
      }),
    )
    item.end()
  })
  list.end()
  sheet.y += 3
}

const looks = {
  line: { stroke: inks.ink, fill: undefined, width: 1 },
  glass: { stroke: undefined, fill: inks.glass, width: 0 },
  mark: { stroke: inks.moss, fill: inks.moss, width: 0.5 },
  hint: { stroke: inks.moss, fill: undefined, width: 1.25 },
} as const

function writeFigure(
  sheet: Sheet,
  parent: Structure,
  { drawing, caption }: Extract<Block, { kind: 'figure' }>,
) {
  const { width, height, alt, paths } = drawings[drawing]
  const gap = 6
  ensureRoom(sheet, height + gap + 24)
  const top = sheet.y + gap
  const bbox: [number, number, number, number] = [page.margin, top, page.margin + width, top + height]
  parent.add(
    element(
      sheet,
      'Figure',
      () => {
        sheet.save().translate(page.margin, top)
        for (const { d, look = 'line' } of paths) {
          const { stroke, fill, width: lineWidth } = looks[look]
          sheet.path(d).lineWidth(lineWidth)
          if (fill && stroke) sheet.fillAndStroke(fill, stroke)
          else if (fill) sheet.fill(fill)
          else sheet.stroke(stroke)
        }
        sheet.restore()
      },
      { alt, bbox },
    ),
  )
  sheet.y = top + height + gap
  parent.add(
    element(sheet, 'Caption', () => {
      sheet.font(fonts.regular).fontSize(9.5).fillColor(inks.soft)
      sheet.text(caption, page.margin, sheet.y, { width: column })
      sheet.y += 8
    }),
  )
}
