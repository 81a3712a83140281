import { isMetric, unitNamed, type SizeUnit } from '../catalogue/size-unit'
import { lengthFields, sizeFields, type ScheduleField } from './fields'
import { unitOfCell } from './heading-lines'
import { namesUnit, onlyOne, unitIn } from './heading-unit'
import { unitColumnOf } from './unit-columns'

type Known = {
  headings: readonly string[]
  /** Indexes of the columns of each field. */
  places: ReadonlyMap<ScheduleField, readonly number[]>
  /** Indexes of the columns of units. */
  unitColumns: readonly number[]
  ofTitles: { unit: SizeUnit | undefined; unitOfOpenings: SizeUnit | undefined }
  isOwn: boolean
}

/** The units of the lengths in a section. */
export type SectionUnits = {
  /** The unit of the numbers of a field in a row. Undefined if nothing names it. */
  unitOf: (field: ScheduleField, cells: readonly string[]) => SizeUnit | undefined
  /** Whether numbers of a field may be in feet or in inches, because only other headings name feet. */
  mayBeFeet: (field: ScheduleField, cells: readonly string[]) => boolean
}

const fieldsWithUnit = [...new Set([...sizeFields, ...lengthFields])]

/**
 * The units of a section: of the heading, else of the row, else of the titles. A metric unit of the other headings is also that of
 * headings without one, because no schedule has openings in inches beside frames in centimeters without a word on it.
 */
export function sectionUnits({ headings, places, unitColumns, ofTitles, isOwn }: Known): SectionUnits {
  const lengths = fieldsWithUnit.flatMap((field) => places.get(field) ?? [])
  const ofHeadings = onlyOne(new Set(lengths.flatMap((column) => unitIn(headings[column] ?? '') ?? [])))
  const ofOthers = isMetric(ofHeadings) ? ofHeadings : undefined
  const unitOf: SectionUnits['unitOf'] = (field, cells) => {
    const column = places.get(field)?.[0] ?? -1
    const heading = headings[column] ?? ''
    const ofRow = cells[unitColumnOf(column, { units: unitColumns, lengths }) ?? -1] ?? ''
    const known =
      unitIn(heading) ??
      unitNamed(unitOfCell(ofRow) ?? '') ??
      (field.startsWith('opening') ? ofTitles.unitOfOpenings : undefined) ??
      ofTitles.unit
    // The site's own export is in inches, also a number that would otherwise mean millimeters.
    return known ?? (isOwn ? 'in' : namesUnit(heading) ? undefined : ofOthers)
  }
  return {
    unitOf,
    mayBeFeet: (field, cells) =>
      ofHeadings === 'ft' && lengthFields.includes(field) && unitOf(field, cells) === undefined,
  }
}
