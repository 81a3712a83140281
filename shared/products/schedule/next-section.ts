import { columnsBelow } from './columns'
import { headingWords } from './fields'
import { headingsOf, unitLineBelow } from './heading-lines'
import { unitIn } from './heading-unit'
import { firstSideIn, isWholeHeading, nameIn } from './headings'
import { sectionBelow, type Section } from './section'
import type { ScheduleTable } from './table'

/** The sections of a table so far, by the text of their headings. The same headings again get the same section. */
type KnownSections = Map<string, Section>

/** After this many different lines of headings, the columns below others are recognized only by their names. */
const mostSections = 50

const textOfHeadings = (headings: readonly string[]) => headings.join('\n')

/** The sections of a table before its second line of headings. */
export const knownSections = (first: Section): KnownSections =>
  new Map([[textOfHeadings(first.headings), first]])

/** Whether the columns of a section have the same fields below other headings. */
function saysSame(headings: readonly string[], section: Section): boolean {
  const used = new Set([...section.places.values()].flat())
  return (
    headings.length === section.headings.length &&
    section.headings.every((heading, at) => isSameHeading(heading, headings[at] ?? '', used.has(at)))
  )
}

/** Whether the cells below two headings are read alike. An unknown heading of a column that is used must have the same words again. */
const isSameHeading = (heading: string, other: string, isUsed: boolean) =>
  nameIn(heading)?.field === nameIn(other)?.field &&
  (!isUsed || nameIn(heading) !== undefined || headingWords(heading) === headingWords(other)) &&
  unitIn(heading) === unitIn(other) &&
  firstSideIn(heading) === firstSideIn(other)

/**
 * The section below a later line of headings. If the headings say the same as those before, or not enough to read a row, the columns
 * stay as they are, also those that the visitor has chosen. The site's own export has only one line of headings.
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
  if (section.isOwn || isSame || !isWholeHeading(headings)) return { ...section, line, unitLine }
  const text = textOfHeadings(headings)
  const same = known.get(text)
  if (same) return { ...same, line, unitLine }
  const isByName = known.size >= mostSections
  const next = sectionBelow(table, columnsBelow(table, line, { isByName }), section.ofTitles)
  if (!isByName) known.set(text, next)
  return next
}
