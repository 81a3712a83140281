/**
 * The edition of all drawing files: on the sheets and on the page. Change both when what is drawn changes. Files
 * of one revision are the same byte for byte, whoever builds them, because this date is the only one in them.
 */
export const revision = { letter: 'A', date: '2026-11-20' } as const

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** `Rev. A, Nov 20, 2026` */
export const revisionText = `Rev. ${revision.letter}, ${day.format(new Date(revision.date))}`
