import { columnsBelow } from './columns'
import { headingsOf, unitLineBelow } from './heading-lines'
import { unitIn } from './heading-unit'
import { firstSideIn, isHeadingOfColumns, nameIn } from './headings'
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

const saysSame = (headings: readonly string[], others: readonly string[]) =>
  headings.length === others.length &&
  headings.every((heading, at) => isSameHeading(heading, others[at] ?? ''))

/** Whether the cells below two headings are read alike. */
const isSameHeading = (heading: string, other: string) =>
  nameIn(heading)?.field === nameIn(other)?.field &&
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
  const isSame = saysSame(headings, section.headings)
  if (section.isOwn || isSame || !isHeadingOfColumns(headings)) return { ...section, line, unitLine }
  const text = textOfHeadings(headings)
  const same = known.get(text)
  if (same) return { ...same, line, unitLine }
  const isByName = known.size >= mostSections
  const next = sectionBelow(table, columnsBelow(table, line, { isByName }), section.ofTitles)
  if (!isByName) known.set(text, next)
  return next
}
