import type { FirstSide } from '../catalogue/side-order'
import type { SizeUnit } from '../catalogue/size-unit'
import type { ScheduleColumns } from './columns'
import { headingWords, type ScheduleField } from './fields'
import { headingsOf, unitLineBelow } from './heading-lines'
import { firstSideOfTitles, unitIn, unitOfOpenings, unitOfTitles } from './heading-unit'
import { firstSideIn, namesQuantity } from './headings'
import { hasCurrency, mayBeQuantity, saysQuantity } from './quantity-heading'
import type { Units } from './read-opening'
import type { PlaceUnits } from './read-place'
import type { ScheduleTable } from './table'

/** What the titles above the table say of all lengths, and of the openings only. */
type OfTitles = {
  unit: SizeUnit | undefined
  unitOfOpenings: SizeUnit | undefined
  firstSide: FirstSide | undefined
}

/** The columns below a line of headings, and how their texts are read. */
export type Section = {
  /** Index of the line of its headings; -1 if it has none. */
  line: number
  /** Index of the line of units below the headings; -1 if there is none. */
  unitLine: number
  headings: readonly string[]
  /** Indexes of the columns of each field. */
  places: ReadonlyMap<ScheduleField, readonly number[]>
  ofTitles: OfTitles
  /** The units of a row by the name in its own column of units. */
  unitsOf: (ofRow: SizeUnit | undefined) => { units: Units; placeUnits: PlaceUnits }
  /** Index of the column of units. */
  unitColumn: number | undefined
  /** Whether the site has exported the table. */
  isOwn: boolean
  /** Whether columns that are not used for the quantity may have it. */
  isQuantityUnsure: boolean
  /** Whether the rooms are in the first column: one may then be meant for the rows below it, too. */
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
  const unitsOf: Section['unitsOf'] = (ofRow) => {
    // The site's own export is in inches, also a number that would otherwise mean millimeters.
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
    isByRoom: !isOwn && columns.fields.find((field) => field !== undefined) === 'room',
    isQuantityUnsure:
      !places.has('quantity') &&
      (columns.isQuantityUnsure === true ||
        headings.some(
          (heading, at) => !columns.fields[at] && at !== columns.unit && mayHaveQuantity(heading),
        ) ||
        // `Qty` above columns such as `1st floor` and `2nd floor`.
        (table[columns.heading - 1] ?? []).some(saysQuantity)),
  }
}

const mayHaveQuantity = (heading: string) =>
  namesQuantity(heading) || (!hasCurrency(heading) && mayBeQuantity(headingWords(heading)))
