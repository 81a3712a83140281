import { unitNamed, type SizeUnit } from '../catalogue/size-unit'
import { headingNames } from './fields'
import type { ScheduleTable } from './table'

/** Words, and the signs of feet and inches that stand alone. A single letter, such as in `M.O.`, is not a unit. */
const namesIn = /[a-z]+|(?<=[ (/[])(?:''|["'])(?!["'a-z])/g

/** Words of the names of lengths. After another word `in` is not a unit: `Width, built in`. */
const measureWords = new Set(
  (['size', 'width', 'height', 'opening_size', 'opening_width', 'opening_height', 'sill'] as const).flatMap(
    (field) => headingNames[field].flatMap((name) => name.split(' ')),
  ),
)

/** The units that the words of a heading name. */
function unitsIn(text: string): ReadonlySet<SizeUnit> {
  const names = text.match(namesIn) ?? []
  const units = names.flatMap((name, at) => {
    const before = names[at - 1]
    const isAfterMeasure = before === undefined || measureWords.has(before) || unitNamed(before) !== undefined
    const isUnit = name === 'in' ? isAfterMeasure : name !== 'm'
    return (isUnit && unitNamed(name)) || []
  })
  return new Set(units)
}

/**
 * The unit of the numbers below a heading, such as `Width (mm)`, `Width in inches` or `Width "`. Undefined if it names none, or
 * several: numbers below `Width (ft-in)` and `RO in. (mm)` are read without a heading.
 */
export function unitIn(heading: string): SizeUnit | undefined {
  const words = heading
    .slice(0, 80)
    .toLowerCase()
    .replace(/[″”]/g, '"')
    .replace(/[′’]/g, "'")
    // In `Width in mm` and `Width in (mm)` it is not the unit.
    .replace(/(?<![a-z])in[ _]+(?=[a-z]|[([](?:mm|cm|ft|feet|millim|centim))/g, ' ')
  const units = unitsIn(words)
  const [unit] = units
  return units.size === 1 ? unit : undefined
}

/** A note on all lengths, up to a number: `All dimensions in mm`, `Units: mm`. Other units are of glass: `Units with 6 mm glass`. */
const noteOnLengths = /\b(?:dimensions|dims|sizes|measurements|units(?= ?(?::|are\b|in\b)))[^;\d]{0,60}/i
/** Rows with more cells than this are not titles but a first line of headings. */
const mostTitles = 2

/**
 * The unit that the titles above the headings name for all lengths, as in `Window schedule (all dimensions in mm)`. Undefined
 * if they name none, or several.
 * @param heading Index of the row of the headings; -1 if the table has none.
 */
export function unitOfTitles(table: ScheduleTable, heading: number): SizeUnit | undefined {
  const titles = table
    .slice(0, Math.max(heading, 0))
    .map((row) => row.filter((cell) => cell.trim() !== ''))
    .filter((cells) => cells.length <= mostTitles)
    .flat()
  const notes = titles.flatMap((title) => noteOnLengths.exec(title.slice(0, 200)) ?? [])
  const units = new Set(notes.flatMap((note) => unitIn(note) ?? []))
  const [unit] = units
  return units.size === 1 ? unit : undefined
}
