import { strToU8, zipSync, type ZipOptions } from 'fflate'

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

type Rows = readonly (readonly CellValue[])[]

/** The files of a workbook, by name. @param sheets Rows by the names of the sheets. */
export function sheetFiles(sheets: Readonly<Record<string, Rows>>): Record<string, string> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packed = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const named = Object.entries(sheets).map(([name, rows], at) => ({ name, rows, id: at + 1 }))
  const list = named.map(({ name, id }) => `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"/>`)
  const links = named.map(
    ({ id }) => `<Relationship Id="rId${id}" Type="${office}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
  )
  return {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${packed}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packed}">${links.join('')}</Relationships>`,
    ...Object.fromEntries(
      named.map(({ rows, id }) => [
        `xl/worksheets/sheet${id}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
      ]),
    ),
  }
}

/** The files of a workbook with one sheet, by name. */
export const workbookFiles = (rows: Rows) => sheetFiles({ Windows: rows })

/** Packs the files of a workbook. @param more Files that are not text. */
export function packed(
  files: Readonly<Record<string, string>>,
  more: Record<string, Uint8Array> = {},
  options: ZipOptions = {},
) {
  const texts = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))
  return zipSync({ ...texts, ...more }, options)
}

/** An XLSX file with one sheet. */
export const workbook = (rows: Rows, more: Record<string, Uint8Array> = {}): Uint8Array =>
  packed(workbookFiles(rows), more)
