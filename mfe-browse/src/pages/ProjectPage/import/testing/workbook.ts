import { strToU8, zipSync } from 'fflate'

export type CellValue = string | number | boolean

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')

function cellXml(value: CellValue, at: string): string {
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${Number(value)}</v></c>`
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

const rowXml = (row: readonly CellValue[], at: number) =>
  `<row r="${at + 1}">${row.map((value, column) => cellXml(value, `${'ABCDEFGH'.charAt(column)}${at + 1}`)).join('')}</row>`

/** The files of a workbook with one sheet, by name. */
export function workbookFiles(rows: readonly (readonly CellValue[])[]): Record<string, string> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packed = 'http://schemas.openxmlformats.org/package/2006/relationships'
  return {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${packed}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Windows" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packed}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
  }
}

/** Packs the files of a workbook. @param more Files that are not text. */
export function packed(files: Readonly<Record<string, string>>, more: Record<string, Uint8Array> = {}) {
  const texts = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))
  return zipSync({ ...texts, ...more })
}

/** An XLSX file with one sheet. */
export const workbook = (
  rows: readonly (readonly CellValue[])[],
  more: Record<string, Uint8Array> = {},
): Uint8Array => packed(workbookFiles(rows), more)
