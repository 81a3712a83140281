import type { Block } from '../src/documents/model'
import { column, element, fonts, inks, page, type Sheet, type Structure } from './sheet'

type TableBlock = Extract<Block, { kind: 'table' }>

const padding = 5
const size = 9.5

/** A table between hairlines. Rows are never divided; on a new page its header row is repeated for the eye. */
export function writeTable(sheet: Sheet, parent: Structure, { caption, columns, rows }: TableBlock) {
  const widths = columnWidths(columns.length)
  const table = sheet.struct('Table')
  parent.add(table)
  table.add(
    element(sheet, 'Caption', () => {
      sheet.font(fonts.strong).fontSize(size).fillColor(inks.soft)
      sheet.text(caption, page.margin, sheet.y, { width: column })
      sheet.y += 4
    }),
  )
  writeRow(sheet, table, columns, widths, true)
  for (const row of rows) {
    if (sheet.y + rowHeight(sheet, row, widths, false) > page.height - page.bottom) {
      sheet.addPage()
      sheet.markContent('Artifact', { type: 'Layout' })
      drawCells(sheet, columns, widths, true)
      sheet.endMarkedContent()
    }
    writeRow(sheet, table, row, widths, false)
  }
  table.end()
  sheet.y += 10
}

/** The first two columns hold words, the others a few of them. */
const columnWidths = (count: number) => (count === 4 ? [0.25, 0.39, 0.18, 0.18] : [0.32, 0.22, 0.46])

function writeRow(
  sheet: Sheet,
  table: Structure,
  cells: readonly string[],
  widths: number[],
  isHead: boolean,
) {
  const row = sheet.struct('TR')
  table.add(row)
  const top = sheet.y
  const height = rowHeight(sheet, cells, widths, isHead)
  cells.forEach((words, at) => {
    const isHeader = isHead || at === 0
    const draw = () => drawCell(sheet, words, at, widths, top, isHeader)
    row.add(
      isHeader
        ? element(sheet, 'TH', draw, { scope: isHead ? 'Column' : 'Row' })
        : element(sheet, 'TD', draw),
    )
  })
  row.end()
  endRow(sheet, top + height)
}

function drawCells(sheet: Sheet, cells: readonly string[], widths: number[], isHead: boolean) {
  const top = sheet.y
  const height = rowHeight(sheet, cells, widths, isHead)
  cells.forEach((words, at) => drawCell(sheet, words, at, widths, top, isHead))
  sheet.y = top + height
}

function drawCell(sheet: Sheet, words: string, at: number, widths: number[], top: number, isStrong: boolean) {
  const left = page.margin + widths.slice(0, at).reduce((sum, width) => sum + width * column, 0)
  cellFont(sheet, isStrong).fillColor(inks.ink)
  sheet.text(words, left, top + padding, { width: (widths[at] ?? 0) * column - 2 * padding })
}

/** The rule below a row is decoration: a screen reader shall not meet it. */
function endRow(sheet: Sheet, bottom: number) {
  sheet.markContent('Artifact', { type: 'Layout' })
  sheet
    .moveTo(page.margin, bottom)
    .lineTo(page.margin + column, bottom)
    .lineWidth(0.5)
    .stroke(inks.line)
  sheet.endMarkedContent()
  sheet.y = bottom
}

function rowHeight(sheet: Sheet, cells: readonly string[], widths: number[], isHead: boolean): number {
  const heights = cells.map((words, at) =>
    cellFont(sheet, isHead || at === 0).heightOfString(words, {
      width: (widths[at] ?? 0) * column - 2 * padding,
    }),
  )
  return Math.max(...heights) + 2 * padding
}

const cellFont = (sheet: Sheet, isStrong: boolean) =>
  sheet.font(isStrong ? fonts.strong : fonts.regular).fontSize(size)
