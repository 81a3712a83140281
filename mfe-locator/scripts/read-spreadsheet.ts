import { parse } from 'csv-parse/sync'
import { dealerSchema } from '../src/dealers/dealer-schema'
import type { DealerRecord } from '../src/dealers/dealer'

/** A row that does not fit the schema, with the line of the file on which it starts. */
export type BadRow = { line: number; reasons: string[] }

const columns = Object.keys(dealerSchema.shape) as (keyof DealerRecord)[]

/**
 * The import cannot use the file: a column is missing, it is not valid CSV, or it has bad rows or no dealers.
 * Also thrown when no file is given.
 */
export class SpreadsheetError extends Error {
  override name = 'SpreadsheetError'
  readonly code = 'spreadsheet_unreadable'
}

/**
 * Reads dealers from the CSV that a spreadsheet program exports. Values may be separated by commas,
 * semicolons or tabs. Columns are found by name, in any order and any letter case; other columns are ignored.
 * @returns The valid rows, and for each bad row its line and everything that is wrong with it.
 * @throws SpreadsheetError if a column is missing or the file is not valid CSV.
 */
export function readSpreadsheet(csv: string): { dealers: DealerRecord[]; bad: BadRow[] } {
  const dealers: DealerRecord[] = []
  const bad: BadRow[] = []
  for (const { record, line } of parseRows(csv)) {
    const result = dealerSchema.safeParse(toRecord(record))
    if (result.success) dealers.push(result.data)
    else bad.push({ line, reasons: result.error.issues.map(({ message }) => message) })
  }
  return { dealers, bad }
}

type Row = { record: Record<string, string>; line: number }

/** A row as the parser gives it. `raw` can begin with empty lines, and `info.lines` is the line on which the row ends. */
type ParsedRow = { record: Record<string, string>; raw: string; info: { lines: number } }

/** The number of line breaks inside the cells of a row. */
const lineBreaksIn = (raw: string) => raw.trim().split('\n').length - 1

function parseRows(csv: string): Row[] {
  const [header = ''] = csv.split(/\r?\n/, 1)
  const delimiter = ['\t', ';', ','].find((sign) => header.includes(sign)) ?? ','
  try {
    // In a cell, the parser counts `\r\n` as two lines.
    const rows = parse(csv.replace(/\r\n?/g, '\n'), {
      bom: true,
      delimiter,
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      columns: (names: string[]) => checkColumns(names),
    }) as unknown as ParsedRow[]
    return rows.map(({ record, raw, info }) => ({ record, line: info.lines - lineBreaksIn(raw) }))
  } catch (cause) {
    if (cause instanceof SpreadsheetError) throw cause
    throw new SpreadsheetError(`Cannot read the file as CSV: ${(cause as Error).message}`, { cause })
  }
}

function checkColumns(names: string[]): string[] {
  const known = names.map(
    (name) => columns.find((column) => column.toLowerCase() === name.trim().toLowerCase()) ?? name,
  )
  const missing = columns.filter((column) => !known.includes(column))
  if (missing.length > 0) {
    throw new SpreadsheetError(`Cannot read the file: its first line lacks the columns ${missing.join(', ')}`)
  }
  return known
}

/** Converts cells to the types of the schema: empty cells to null, coordinates to numbers, `www.…` to a URL. */
function toRecord(row: Record<string, string>): Record<string, unknown> {
  const cell = (name: keyof DealerRecord) => row[name]?.trim() ?? ''
  const web = cell('web')
  return {
    name: cell('name'),
    industry: cell('industry'),
    contact_number: cell('contact_number'),
    address: cell('address'),
    email: cell('email') || null,
    web: web ? (/^https?:\/\//i.test(web) ? web : `https://${web}`) : null,
    coordinateX: cell('coordinateX') ? Number(cell('coordinateX')) : undefined,
    coordinateY: cell('coordinateY') ? Number(cell('coordinateY')) : undefined,
  }
}
