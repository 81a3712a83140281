import changeList from './changes.json'
import { madeOnce } from '@virida/shared/site/made-once'

/**
 * A day on which drawings changed: what changed, and the names of the sheets. `changes.json` has all of them, newest
 * first, and is the only record of revisions. `npm run resources:revise` adds a change to it.
 */
export type Change = { date: string; note: string; sheets: readonly string[] }

export const changes: readonly Change[] = changeList

/** The revision of a sheet: the letter, A for its first issue, and the day. */
export type Revision = { letter: string; date: string }

/** A, B, ... Z, AA, AB ... */
const letterAt = (at: number): string =>
  (at < 26 ? '' : letterAt(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

/** The revision that a sheet has after a change in the list, by the name of the sheet. Undefined if it did not exist. */
export function revisionAt(
  name: string,
  change: Change,
  list: readonly Change[] = changes,
): Revision | undefined {
  const own = list.slice(list.indexOf(change)).filter(({ sheets }) => sheets.includes(name))
  const [newest] = own
  return newest && { letter: letterAt(own.length - 1), date: newest.date }
}

/** The revision of a sheet. Throws for a sheet that no change lists. */
export function revisionOf(name: string, list: readonly Change[] = changes): Revision {
  const revision = list[0] && revisionAt(name, list[0], list)
  if (!revision) {
    throw new Error(
      `Cannot find the revision of ${name}: no change lists it. Run npm run resources:revise -w mfe-tools -- "What changed."`,
    )
  }
  return revision
}

/** The day of the newest revision of some sheets. */
export const newestDate = (names: readonly string[]): string =>
  names.map((name) => revisionOf(name).date).reduce((a, b) => (a > b ? a : b), '')

const day = madeOnce(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }))

/** A day such as `Nov 20, 2026`. */
export const dayText = (date: string): string => day().format(new Date(date))

/** A revision as pages show it: `Rev. A, Nov 20, 2026`. */
export const revisionText = ({ letter, date }: Revision): string => `Rev. ${letter}, ${dayText(date)}`
