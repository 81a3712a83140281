import { chosenIn, withChosen, type ChosenFields } from './chosen-columns'
import { columnsBelow, type ScheduleColumns } from './columns'
import { headingWords } from './fields'
import { headingsOf, unitLineBelow } from './heading-lines'
import { unitIn } from './heading-unit'
import { firstSideIn, isHeadingOfColumns, nameIn } from './headings'
import { exactnessOf } from './measure-heading'
import { sectionBelow, type Section } from './section'
import type { ScheduleTable } from './table'

type KnownSections = {
  /** The sections of a table so far, by the text of their headings. The same headings again get the same section. */
  byText: Map<string, Section>
  /** What a visitor has chosen for the first columns. */
  chosen: () => ChosenFields
}

/** After this many different lines of headings, the columns below others are recognized only by their names. */
const mostSections = 50

const textOfHeadings = (headings: readonly string[]) => headings.join('\n')

/** The sections of a table before its second line of headings. */
export function knownSections(table: ScheduleTable, columns: ScheduleColumns, first: Section): KnownSections {
  let chosen: ChosenFields | undefined
  return {
    byText: new Map([[textOfHeadings(first.headings), first]]),
    // Most tables have no other headings.
    chosen: () => (chosen ??= chosenIn(table, columns)),
  }
}

/** Whether headings say the same as those of a section. Empty ones at the end and unknown ones of unused columns say nothing. */
function saysSame(headings: readonly string[], { headings: others, places }: Section): boolean {
  const used = new Set([...places.values()].flat())
  return Array.from({ length: Math.max(headings.length, others.length) }).every((_, at) =>
    isSameHeading(headings[at] ?? '', others[at] ?? '', used.has(at)),
  )
}

/** Whether the cells below two headings are read alike. An unknown heading of a column that is used must have the same words again. */
const isSameHeading = (heading: string, other: string, isUsed: boolean) =>
  nameIn(heading)?.field === nameIn(other)?.field &&
  (!isUsed || nameIn(heading) !== undefined || headingWords(heading) === headingWords(other)) &&
  exactnessOf(headingWords(heading)) === exactnessOf(headingWords(other)) &&
  unitIn(heading) === unitIn(other) &&
  firstSideIn(heading) === firstSideIn(other)

/**
 * The section below a later line of headings. If the headings say the same as those before, or are only a title, the columns stay as
 * they are, also those that the visitor has chosen. The site's own export has only one line of headings.
 * @param line Index of the line.
 * @param section The section above the line.
 * @param known A new section is added to these.
 */
export function nextSection(
  table: ScheduleTable,
  line: number,
  section: Section,
  known: KnownSections,
): Section {
  const headings = headingsOf(table, line)
  const unitLine = unitLineBelow(table, line)
  const isSame = saysSame(headings, section)
  if (section.isOwn || isSame || !isHeadingOfColumns(headings)) return { ...section, line, unitLine }
  const text = textOfHeadings(headings)
  const same = known.byText.get(text)
  if (same) return { ...same, line, unitLine }
  const isByName = known.byText.size >= mostSections
  const columns = withChosen(columnsBelow(table, line, { isByName }), { headings, chosen: known.chosen() })
  const next = sectionBelow(table, columns, section.ofTitles)
  if (!isByName) known.byText.set(text, next)
  return next
}
