import { unitNamed, type SizeUnit } from '../catalogue/size-unit'
import { frameFields, lengthFields, sizeFields, type ScheduleField } from './fields'
import { unitOfCell } from './heading-lines'
import { namesUnit, onlyOne, unitIn } from './heading-unit'
import type { UnsureUnit } from './join-cells'
import { unitColumnOf } from './unit-columns'

type Columns = {
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
  /** The unit that only other headings name, which small numbers of a field may have as well as inches. */
  unsureUnitOf: (field: ScheduleField, cells: readonly string[]) => UnsureUnit | undefined
}

const fieldsWithUnit = [...new Set([...sizeFields, ...lengthFields])]

/**
 * The units of a section: of the heading, else of the row, else of the titles. Centimeters or meters of the frames are also the unit of
 * openings and sills below headings without one: a schedule that has both inches and centimeters says so. Millimeters and feet are not,
 * because numbers without a unit are in inches or millimeters by their value.
 */
export function sectionUnits({ headings, places, unitColumns, ofTitles, isOwn }: Columns): SectionUnits {
  const lengths = fieldsWithUnit.flatMap((field) => places.get(field) ?? [])
  const ofHeadings = onlyOne(new Set(lengths.flatMap((column) => unitIn(headings[column] ?? '') ?? [])))
  const isInherited = ofHeadings === 'cm' || ofHeadings === 'm'
  // A section has many rows, so what is the same for all of them is worked out once.
  const known = new Map(
    fieldsWithUnit.map((field) => {
      const column = places.get(field)?.[0] ?? -1
      const heading = headings[column] ?? ''
      const mayInherit = isInherited && !frameFields.includes(field) && !namesUnit(heading)
      return [
        field,
        {
          headingUnit: unitIn(heading),
          unitColumn: unitColumnOf(column, { units: unitColumns, lengths }),
          titleUnit: (field.startsWith('opening') ? ofTitles.unitOfOpenings : undefined) ?? ofTitles.unit,
          inherited: mayInherit ? ofHeadings : undefined,
        },
      ]
    }),
  )
  const unitOf: SectionUnits['unitOf'] = (field, cells) => {
    const { headingUnit, unitColumn, titleUnit, inherited } = known.get(field) ?? {}
    const cell = unitColumn === undefined ? undefined : cells[unitColumn]
    const named = headingUnit ?? (cell ? unitNamed(unitOfCell(cell) ?? '') : undefined) ?? titleUnit
    // The site's own export is in inches, also a number that would otherwise mean millimeters.
    return named ?? (isOwn ? 'in' : inherited)
  }
  return {
    unitOf,
    unsureUnitOf: (field, cells) => {
      if (!lengthFields.includes(field) || unitOf(field, cells) !== undefined) return undefined
      if (ofHeadings === 'ft') return 'ft'
      // The sides of a frame are read together, so that one in millimeters makes the other ambiguous.
      return ofHeadings === 'mm' && !frameFields.includes(field) ? 'mm' : undefined
    },
  }
}
