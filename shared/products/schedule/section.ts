import type { FirstSide } from '../catalogue/side-order'
import type { SizeUnit } from '../catalogue/size-unit'
import type { ScheduleColumns } from './columns'
import { headingWords, type ScheduleField } from './fields'
import { headingsOf, unitLineBelow } from './heading-lines'
import { unitOfOpenings, unitOfTitles } from './heading-unit'
import { firstSideIn, namesQuantity } from './headings'
import { hasCurrency, mayBeQuantity, saysQuantity } from './quantity-heading'
import { sectionUnits, type SectionUnits } from './section-units'
import { firstSideOfTitles } from './title-order'
import type { ScheduleTable } from './table'

/** What the titles above the table say of all lengths, and of the openings only. */
type OfTitles = {
  unit: SizeUnit | undefined
  unitOfOpenings: SizeUnit | undefined
  firstSide: FirstSide | undefined
}

/** The columns below a line of headings, and how their texts are read. */
export type Section = SectionUnits & {
  /** Index of the line of its headings; -1 if it has none. */
  line: number
  /** Index of the line of units below the headings; -1 if there is none. */
  unitLine: number
  headings: readonly string[]
  /** Indexes of the columns of each field. */
  places: ReadonlyMap<ScheduleField, readonly number[]>
  ofTitles: OfTitles
  /** The side that comes first in a column of sizes. */
  firstSideOf: (field: ScheduleField) => FirstSide
  /** Whether the site has exported the table. */
  isOwn: boolean
  /** Whether columns that are not used for the quantity may have it. */
  isQuantityUnsure: boolean
  /** Whether the first used column has the rooms. A room may then also apply to the rows below it. */
  isByRoom: boolean
}

/** The section of the first columns of a table. */
export const firstSection = (table: ScheduleTable, columns: ScheduleColumns): Section =>
  sectionBelow(table, columns, {
    unit: unitOfTitles(table, columns.heading),
    unitOfOpenings: unitOfOpenings(table, columns.heading),
    firstSide: firstSideOfTitles(table, columns.heading),
  })

/** The section of columns that are below the line `columns.heading`. */
export function sectionBelow(table: ScheduleTable, columns: ScheduleColumns, ofTitles: OfTitles): Section {
  const headings = headingsOf(table, columns.heading)
  const columnsOf = (field: ScheduleField) =>
    columns.fields.flatMap((known, column) => (known === field ? [column] : []))
  const places = new Map(
    columns.fields.flatMap((field) => (field ? [[field, columnsOf(field)] as const] : [])),
  )
  const isOwn = places.has('design')
  const headingOf = (field: ScheduleField) => headings[places.get(field)?.[0] ?? -1] ?? ''
  const firstSideOf = (field: ScheduleField) => firstSideIn(headingOf(field)) ?? ofTitles.firstSide ?? 'width'
  const unitColumns = (columns.units ?? []).filter((at) => columns.fields[at] === undefined)
  return {
    ...{ line: columns.heading, unitLine: unitLineBelow(table, columns.heading) },
    ...{ headings, places, ofTitles, isOwn },
    ...sectionUnits({ headings, places, unitColumns, ofTitles, isOwn }),
    firstSideOf,
    isByRoom: !isOwn && columns.fields.find((field) => field !== undefined) === 'room',
    isQuantityUnsure:
      !places.has('quantity') &&
      (columns.isQuantityUnsure === true ||
        headings.some(
          (heading, at) => !columns.fields[at] && !unitColumns.includes(at) && mayHaveQuantity(heading),
        ) ||
        // `Qty` above columns such as `1st floor` and `2nd floor`.
        (table[columns.heading - 1] ?? []).some(saysQuantity)),
  }
}

const mayHaveQuantity = (heading: string) =>
  namesQuantity(heading) || (!hasCurrency(heading) && mayBeQuantity(headingWords(heading)))
