import type { FirstSide } from '../catalogue/side-order'
import { unitNamed, type SizeUnit } from '../catalogue/size-unit'
import type { WindowLine } from '../catalogue/vocabulary/window-lines'
import { designCode } from '../design/code/design-code'
import { DesignCodeError } from '../design/code/error'
import { readDesign } from '../design/code/read-design'
import { projectLimits, type ProjectWindow } from '../project/project'
import { columnsBelow, type ScheduleColumns } from './columns'
import { hasDittoQuantity } from './ditto'
import { headingWords, type ScheduleField } from './fields'
import { headingsOf, unitLineBelow, unitOfCell } from './heading-lines'
import { firstSideOfTitles, unitIn, unitOfOpenings, unitOfTitles } from './heading-unit'
import { firstSideIn, isHeading, isWholeHeading, nameIn, namesQuantity } from './headings'
import { joinCells } from './join-cells'
import type { ImportRow, RowRemark } from './import-row'
import { frameSizeOf, readOpening, sizeOfRow, type Units } from './read-opening'
import { placeIn, quantityIn, type PlaceUnits } from './read-place'
import type { TextOf } from './text-of'
import { hasCurrency, mayBeQuantity } from './quantity-heading'
import { tableLimits, type ScheduleTable } from './table'

type Options = {
  columns: ScheduleColumns
  /** The line of windows of rows that name a style without a line. */
  line?: WindowLine | undefined
  /** How many rows the project has room for. */
  room?: number
}

/** Whether a line of a table is a row: neither the line of the headings nor empty. */
const isRow = (cells: readonly string[], at: number, heading: number) =>
  at !== heading && cells.some((cell) => cell.trim() !== '')

/** How many rows `readRows` returns for a table. */
export const countRows = (table: ScheduleTable, { heading }: Pick<ScheduleColumns, 'heading'>): number =>
  table.filter((cells, at) => isRow(cells, at, heading)).length

/**
 * Reads the rows of a table. Every row except the headings and empty rows is in the result: read, without a series yet,
 * or refused with its reason. Never throws.
 */
export function readRows(
  table: ScheduleTable,
  { columns, line, room = projectLimits.windows }: Options,
): ImportRow[] {
  let section = sectionBelow(table, columns, {
    unit: unitOfTitles(table, columns.heading),
    unitOfOpenings: unitOfOpenings(table, columns.heading),
    firstSide: firstSideOfTitles(table, columns.heading),
  })
  const known = new Map([[textOfHeadings(section.headings), section]])
  let added = 0

  return table.flatMap((cells, at): ImportRow[] => {
    if (!isRow(cells, at, columns.heading)) return []
    const row = { line: at + 1, cells }
    if (at < columns.heading) return [{ ...row, state: 'refused', reason: 'above_heading' }]
    if (isHeading(cells)) {
      section = nextSection(table, at, section, known)
      return [{ ...row, state: 'refused', reason: 'heading' }]
    }
    if (at === section.unitLine) return [{ ...row, state: 'refused', reason: 'units' }]
    if (cells.length > tableLimits.columns) return [{ ...row, state: 'refused', reason: 'columns' }]
    if (cells.some((cell) => cell.length > tableLimits.cell))
      return [{ ...row, state: 'refused', reason: 'too_long' }]
    const read = { ...row, ...readRow(cells, section, line) }
    if (read.state === 'refused') return [read]
    if (added >= room) return [{ ...row, state: 'refused', reason: 'no_room' }]
    added += 1
    return [read]
  })
}

/** What the titles above the table say of all lengths, and of the openings only. */
type OfTitles = {
  unit: SizeUnit | undefined
  unitOfOpenings: SizeUnit | undefined
  firstSide: FirstSide | undefined
}

/** The columns below a line of headings, and how their texts are read. */
type Section = {
  /** Index of the line of its headings; -1 if it has none. */
  line: number
  /** Index of the line of units below the headings; -1 if there is none. */
  unitLine: number
  headings: readonly string[]
  places: ReadonlyMap<ScheduleField, readonly number[]>
  ofTitles: OfTitles
  /** The units of a row by the name in its own column of units. */
  unitsOf: (ofRow: SizeUnit | undefined) => { units: Units; placeUnits: PlaceUnits }
  /** Index of the column of units. */
  unitColumn: number | undefined
  isOwn: boolean
  isQuantityUnsure: boolean
}

function sectionBelow(table: ScheduleTable, columns: ScheduleColumns, ofTitles: OfTitles): Section {
  const headings = headingsOf(table, columns.heading)
  const columnsOf = (field: ScheduleField) =>
    columns.fields.flatMap((known, column) => (known === field ? [column] : []))
  const places = new Map(
    columns.fields.flatMap((field) => (field ? [[field, columnsOf(field)] as const] : [])),
  )
  const isOwn = places.has('design')
  const headingOf = (field: ScheduleField) => headings[places.get(field)?.[0] ?? -1] ?? ''
  // The site's own export is in inches, also a number that would otherwise mean millimeters.
  const firstSideOf = (field: ScheduleField) => firstSideIn(headingOf(field)) ?? ofTitles.firstSide ?? 'width'
  const unitsOf: Section['unitsOf'] = (ofRow) => {
    const unitOf = (field: ScheduleField) =>
      unitIn(headingOf(field)) ?? ofRow ?? ofTitles.unit ?? (isOwn ? 'in' : undefined)
    const unitOfOpening = (field: ScheduleField) =>
      unitIn(headingOf(field)) ?? ofRow ?? ofTitles.unitOfOpenings ?? unitOf(field)
    return {
      units: {
        width: unitOf('width'),
        height: unitOf('height'),
        size: unitOf('size'),
        firstSide: firstSideOf('size'),
      },
      placeUnits: {
        sill: unitOf('sill'),
        opening_size: unitOfOpening('opening_size'),
        firstSide: firstSideOf('opening_size'),
        opening_width: unitOfOpening('opening_width'),
        opening_height: unitOfOpening('opening_height'),
      },
    }
  }
  return {
    ...{ line: columns.heading, unitLine: unitLineBelow(table, columns.heading) },
    ...{ headings, places, ofTitles, isOwn, unitsOf },
    unitColumn: columns.fields[columns.unit ?? -1] === undefined ? columns.unit : undefined,
    isQuantityUnsure:
      !places.has('quantity') &&
      (columns.isQuantityUnsure === true ||
        headings.some(
          (heading, at) => !columns.fields[at] && at !== columns.unit && mayHaveQuantity(heading),
        )),
  }
}

const mayHaveQuantity = (heading: string) =>
  namesQuantity(heading) || (!hasCurrency(heading) && mayBeQuantity(headingWords(heading)))

const saysSame = (headings: readonly string[], others: readonly string[]) =>
  headings.length === others.length &&
  headings.every((heading, at) => isSameHeading(heading, others[at] ?? ''))

/** Whether the cells below two headings are read alike. */
const isSameHeading = (heading: string, other: string) =>
  nameIn(heading)?.field === nameIn(other)?.field &&
  unitIn(heading) === unitIn(other) &&
  firstSideIn(heading) === firstSideIn(other)

/** After this many different lines of headings, the columns below others are recognized only by their names. */
const mostSections = 50

const textOfHeadings = (headings: readonly string[]) => headings.join('\n')

/**
 * The section below a later line of headings. If the headings say the same as those before, or not enough to read a row, the columns
 * stay as they are, also those that the visitor has chosen. The site's own export has only one line of headings.
 * @param known The sections so far, by the text of their headings. The same headings again get the same section.
 */
function nextSection(
  table: ScheduleTable,
  line: number,
  section: Section,
  known: Map<string, Section>,
): Section {
  const headings = headingsOf(table, line)
  const unitLine = unitLineBelow(table, line)
  const isSame = saysSame(headings, section.headings)
  if (section.isOwn || isSame || !isWholeHeading(headings)) return { ...section, line, unitLine }
  const text = textOfHeadings(headings)
  const same = known.get(text)
  if (same) return { ...same, line, unitLine }
  const isByName = known.size >= mostSections
  const next = sectionBelow(table, columnsBelow(table, line, { isByName }), section.ofTitles)
  if (!isByName) known.set(text, next)
  return next
}

type Outcome = ImportRow extends infer Row
  ? Row extends ImportRow
    ? Omit<Row, 'line' | 'cells'>
    : never
  : never

function readRow(cells: readonly string[], section: Section, line: WindowLine | undefined): Outcome {
  const { headings, places, isOwn } = section
  const { units, placeUnits } = section.unitsOf(
    unitNamed(unitOfCell(cells[section.unitColumn ?? -1] ?? '') ?? ''),
  )
  const textOf: TextOf = (field) => joinCells(cells, places.get(field) ?? [], headings, field)
  const written = !isOwn && hasDittoQuantity(textOf) ? 1 : quantityIn(textOf('quantity'))
  const { place, remarks } = placeIn(textOf, placeUnits, isOwn)
  const own = isOwn ? ownDesign(textOf, units) : undefined
  const frame = frameSizeOf(textOf, units, place.opening)
  const opening = own ?? readOpening(textOf, frame.size, line)
  if (!own && frame.isOpening) remarks.push('frame_of_opening')
  if (section.isQuantityUnsure) remarks.push('quantity')
  if (opening.state === 'nothing') {
    return {
      state: 'refused',
      reason: cells.some((cell) => /^\W*(?:sub|grand)?[ -]?total/i.test(cell)) ? 'total' : 'nothing',
    }
  }
  if (written === undefined) return { state: 'refused', reason: 'quantity' }
  if (opening.state === 'read') {
    const asked =
      isOwn && textOf('asked') ? { asked: { text: textOf('asked').slice(0, projectLimits.asked) } } : {}
    const window = { design: opening.design, quantity: written, ...place, ...asked }
    return { state: 'read', window, remarks: [...new Set([...opening.remarks, ...remarks])] }
  }
  const { size } = opening
  const window: ProjectWindow = {
    design: '',
    quantity: written,
    ...place,
    asked: {
      text: askedText(textOf, cells, isOwn),
      ...(size.ok && { width: size.width, height: size.height }),
    },
  }
  return { state: 'open', window, reason: opening.reason, remarks }
}

/** The text of an open row: what the site's own export lists for it, or all its cells. */
function askedText(textOf: TextOf, cells: readonly string[], isOwn: boolean): string {
  if (isOwn && textOf('asked') !== '') return textOf('asked').slice(0, projectLimits.asked)
  return cells
    .map((cell) => cell.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join(' | ')
    .slice(0, projectLimits.asked)
}

/** The design of a row of the site's own export. A size that was changed in the file replaces the one in the code. */
function ownDesign(textOf: TextOf, units: Units): ReturnType<typeof readOpening> | undefined {
  const code = textOf('design').trim().slice(0, projectLimits.design)
  const size = sizeOfRow(textOf, units)
  if (code === '') return textOf('asked') === '' ? undefined : { state: 'open', reason: 'no_series', size }
  const design = readDesign(code)
  if (design instanceof DesignCodeError)
    return { state: 'read', design: code, remarks: ['unreadable_design'] }
  const isSame = !size.ok || (size.width === design.width && size.height === design.height)
  if (isSame) return { state: 'read', design: code, remarks: [] }
  const changed: RowRemark[] = ['size_of_columns']
  return {
    state: 'read',
    design: designCode({ ...design, width: size.width, height: size.height }),
    remarks: changed,
  }
}
