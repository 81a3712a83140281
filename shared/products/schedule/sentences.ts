import type { ScheduleTable } from './table'

/** Rows with more cells than this are not titles or notes but a line of headings or of a window. */
const mostTitles = 2

/** The sentences of the lines of a table that may be titles or notes. */
export const sentencesIn = (table: ScheduleTable): string[] =>
  table
    .map((row) => row.filter((cell) => cell.trim() !== ''))
    .filter((cells) => cells.length <= mostTitles)
    .flat()
    .flatMap((title) => title.slice(0, 200).split(/;|(?<=[a-z]{2})\. /i))
