/**
 * The revision of all drawing files, printed on the sheets and shown on the page. Change letter and date when the
 * drawings change. The files contain no other date, so every build of a revision makes the same bytes.
 */
export const revision = { letter: 'A', date: '2026-11-20' } as const

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** The revision as the page shows it: `Rev. A, Nov 20, 2026`. */
export const revisionText = `Rev. ${revision.letter}, ${day.format(new Date(revision.date))}`
