import type { DescribedDesign, DescribedWindow } from '@virida/shared/products/project/describe-window'
import type { Facade } from '@virida/shared/products/project/facade'
import { houseSheetContent } from './content'

const { elevations: content } = houseSheetContent

export type Job = {
  name: string
  windows: readonly DescribedWindow[]
  facades?: readonly Facade[] | undefined
  /** Address that shows the list. Undefined if the list is too long for an address. */
  link: string | undefined
}

/** A row with the tag that names it on the sheet: its mark, or the letter of its type. */
export type TaggedRow = DescribedWindow & { tag: string }

/** A design of the job with all rows that have it. */
export type JobType = { tags: readonly string[]; made: DescribedDesign; units: number }

/** A, B, ... Z, AA, AB ... */
function letterAt(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : letterAt(Math.floor(at / 26) - 1) + last
}

/** Gives each row without a mark the letter of its design. Letters that are marks already are left out. */
export function tagRows(windows: readonly DescribedWindow[]): TaggedRow[] {
  const marks = new Set(windows.flatMap(({ mark }) => (mark ? [mark.toUpperCase()] : [])))
  const letters = new Map<string, string>()
  let next = 0
  const letterOf = (key: string) => {
    const known = letters.get(key)
    if (known !== undefined) return known
    while (marks.has(letterAt(next))) next += 1
    const letter = letterAt(next)
    next += 1
    letters.set(key, letter)
    return letter
  }
  // A row without a series is a type of its own.
  return windows.map((window, at) => ({
    ...window,
    tag: window.mark ?? letterOf(window.design || `row ${at}`),
  }))
}

/** The most tags that are written at a drawing. The schedule lists all of them. */
const mostTags = 12

/** The tags of a type in one line. */
export function tagsText(tags: readonly string[]): string {
  const shown = tags.slice(0, mostTags).join(', ')
  return tags.length > mostTags ? content.moreTags(shown, tags.length - mostTags) : shown
}

/** The designs of a job in the order of the schedule. */
export function typesOf(rows: readonly TaggedRow[]): JobType[] {
  const types = new Map<string, JobType>()
  for (const { design, made, tag, quantity } of rows) {
    if (!made) continue
    const known: JobType = types.get(design) ?? { made, tags: [], units: 0 }
    const tags = known.tags.includes(tag) ? known.tags : [...known.tags, tag]
    types.set(design, { made, tags, units: known.units + quantity })
  }
  return [...types.values()]
}
