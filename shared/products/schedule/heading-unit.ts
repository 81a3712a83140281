import { unitNamed, type SizeUnit } from '../catalogue/size-unit'
import { headingNames } from './fields'
import { remembered } from './remembered'
import { sentencesIn } from './sentences'
import type { ScheduleTable } from './table'

/** Words, and the signs of feet and inches that stand alone. A single letter, such as in `M.O.`, is not a unit. */
const namesIn = /[a-z]+|(?<=[ (/[])(?:''|["'])(?!["'a-z])/g

/** Words of the names of lengths. After another word `in` is not a unit: `Width, built in`. */
const measureWords = new Set(
  (['size', 'width', 'height', 'opening_size', 'opening_width', 'opening_height', 'sill'] as const).flatMap(
    (field) => headingNames[field].flatMap((name) => name.split(' ')),
  ),
)

/** After one of these words a unit is not that of the frame: `Sizes, glass thickness in mm`. */
const ofGlass = /\b(?:glass|glazing|mesh|thickness|thk|airspace)\b/
/** A unit right after a number is that of the number: `Window size, 6 mm glass`. */
const ownUnits = /\d ?(?:mm|cm|in|inch|ft|foot|feet)\b/g

/** The units that the words of a heading name. */
function unitsIn(text: string): ReadonlySet<SizeUnit> {
  const [beforeGlass = ''] = text.replace(ownUnits, ' ').split(ofGlass)
  const names = beforeGlass.match(namesIn) ?? []
  const units = names.flatMap((name, at) => {
    const before = names[at - 1]
    const isAfterMeasure = before === undefined || measureWords.has(before) || unitNamed(before) !== undefined
    const isUnit = name === 'in' ? isAfterMeasure : name !== 'm'
    return (isUnit && unitNamed(name)) || []
  })
  return new Set(units)
}

/** The units that a heading names. */
function unitsOf(heading: string): ReadonlySet<SizeUnit> {
  const words = heading
    .slice(0, 80)
    .toLowerCase()
    .replace(/[″”]/g, '"')
    .replace(/[′’]/g, "'")
    // A single letter is a unit only in brackets.
    .replace(/[([] ?m ?[)\]]/g, ' meters')
    // In `Width in mm` and `Width in (mm)` it is not the unit.
    .replace(/(?<![a-z])in[ _]+(?=[a-z]|[([](?:mm|cm|ft|feet|millim|centim))/g, ' ')
  return unitsIn(words)
}

/** The value of a set that has no other. */
export const onlyOne = <Value>(values: ReadonlySet<Value>): Value | undefined =>
  values.size === 1 ? [...values][0] : undefined

/**
 * The unit of the numbers below a heading, such as `Width (mm)`, `Width in inches` or `Width "`. Undefined if it names none, or
 * several: numbers below `RO in. (mm)` are read without a heading.
 */
export const unitIn: (heading: string) => SizeUnit | undefined = remembered((heading) =>
  onlyOne(unitsOf(heading)),
)

/** Whether a heading names a unit, or several. */
export const namesUnit = (heading: string): boolean => unitsOf(heading).size > 0

/** Whether the lengths below a heading are in feet and inches: `Width (ft-in)`. */
export function isFeetAndInches(heading: string): boolean {
  const units = unitsOf(heading)
  return units.size === 2 && units.has('ft') && units.has('in')
}

/**
 * A note on all lengths, up to a number: `All dimensions in mm`, `Units: mm`, `All units mm`. Other units are of glass:
 * `Units with 6 mm glass`.
 */
export const noteOnLengths =
  /\b(?:dimensions|dims|sizes|measurements|all units|units(?= ?(?::|are\b|in\b)))[^;\d]{0,60}/i
const noteOnOpenings = /\b(?:openings|r\.?o\.?s?)(?![a-z])[^;\d]{0,60}/i
/** A title that is only a unit: `(mm)`. */
const unitAlone = /^\W*(?:in )?(?:mm|cm|inch|inches|ft|feet|millimet(?:er|re)s|centimet(?:er|re)s)\W*$/i

/** The sentences of the titles above the headings. @param heading Index of the row of the headings; -1 if the table has none. */
const sentencesAbove = (table: ScheduleTable, heading: number) =>
  sentencesIn(table.slice(0, Math.max(heading, 0)))

/** What a note says in a sentence; undefined in one whose lengths are of glass. */
export function noteIn(sentence: string, note: RegExp): string | undefined {
  const found = note.exec(sentence)
  return found && !ofGlass.test(sentence.slice(0, found.index).toLowerCase()) ? found[0] : undefined
}

const notesAbove = (table: ScheduleTable, heading: number, note: RegExp) =>
  sentencesAbove(table, heading).flatMap((sentence) => noteIn(sentence, note) ?? [])

const unitOfNotes = (notes: readonly string[]) =>
  onlyOne(new Set(notes.flatMap((note) => unitIn(note) ?? [])))

/**
 * The unit that the titles above the headings name for all lengths, as in `Window schedule (all dimensions in mm)`. Undefined
 * if they name none, or several.
 */
export const unitOfTitles = (table: ScheduleTable, heading: number): SizeUnit | undefined =>
  unitOfNotes([...notesAbove(table, heading, unitAlone), ...notesAbove(table, heading, noteOnLengths)])

/** The unit that the titles above the headings name only for openings, as in `Rough openings in mm`. */
export const unitOfOpenings = (table: ScheduleTable, heading: number): SizeUnit | undefined =>
  unitOfNotes(notesAbove(table, heading, noteOnOpenings))
