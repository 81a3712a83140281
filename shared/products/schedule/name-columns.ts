import type { SizeUnit } from '../catalogue/size-unit'
import type { Fields } from './column-content'
import { headingWords, lengthFields, repeatableFields, sizeFields, type ScheduleField } from './fields'
import { unitIn } from './heading-unit'
import { nameIn } from './headings'
import { exactness } from './measure-heading'
import { mayBeSum, saysPrice } from './quantity-heading'

/** A field of which two columns that are named alike are not used: which of them has it is not said. */
const isOneOnly = (field: ScheduleField) => field === 'quantity' || sizeFields.includes(field)

type Named = { field: ScheduleField; rank: number; column: number; unit: SizeUnit | undefined }

/** The surest column of a field. Undefined if another one is as sure. */
function surestOf(named: readonly Named[], field: ScheduleField): Named | undefined {
  const columns = named.filter((each) => each.field === field)
  const least = Math.min(...columns.map(({ rank }) => rank))
  const [first, ...others] = columns.filter(({ rank }) => rank === least)
  const isUnsure = isOneOnly(field) && others.some(({ unit }) => unit === first?.unit)
  return isUnsure ? undefined : first
}

const isNominal = (rank: number) => rank >= exactness.nominal

/** Gives columns the fields that their headings name. */
export function nameColumns(headings: readonly string[], fields: Fields) {
  const hasPrices = headings.some(saysPrice)
  const words = headings.map(headingWords)
  const hasDetails = words.includes('head') && words.includes('jamb')
  const named = headings.flatMap((heading, column): Named[] => {
    const name = nameIn(heading)
    // Beside a price, `Total` is one too.
    if (hasPrices && mayBeSum(words[column] ?? '')) return []
    // Beside the head and the jamb, the sill is one of the details, which have numbers.
    if (hasDetails && words[column] === 'sill') return []
    return name ? [{ ...name, column, unit: unitIn(heading) }] : []
  })
  for (const { field, column, unit } of named) {
    const surest = surestOf(named, field)
    // `Width (ft)` and `Width (in)` are parts of one length.
    const isPart = lengthFields.includes(field) && isFeetAndInches(surest?.unit, unit)
    if (surest?.column === column || isPart || repeatableFields.includes(field)) fields[column] = field
  }
  // The columns of the sides are read before that of the size.
  const size = surestOf(named, 'size')
  for (const { field, column, rank } of named) {
    const isSide = field === 'width' || field === 'height'
    if (isSide && isNominal(rank) && size && !isNominal(size.rank)) fields[column] = undefined
  }
  headings.forEach((heading, column) => {
    const before = fields[column - 1]
    if (before && lengthFields.includes(before) && isRestOf(headings[column - 1] ?? '', heading))
      fields[column] = before
  })
}

/** Whether a heading is only the unit of inches, after a heading with feet: `Width (ft)` and `In`. */
const isRestOf = (before: string, heading: string) =>
  unitIn(before) === 'ft' && unitIn(heading) === 'in' && ['', 'in'].includes(headingWords(heading))

const isFeetAndInches = (one: SizeUnit | undefined, other: SizeUnit | undefined) =>
  (one === 'ft' && other === 'in') || (one === 'in' && other === 'ft')
