import { formatInches, formatSize } from '@virida/shared/products/catalogue/dimension'
import { measures } from '@virida/shared/products/building-code/minimums'
import { measureText } from '@virida/shared/products/egress/margin-text'
import { isTightFit } from '@virida/shared/products/project/opening-size'
import { egressOfRow, type RowEgress } from '@virida/shared/products/project/row-egress'
import type { Table } from '@virida/shared/site/paper/table'
import { scheduleContent } from '../../content'
import { egressReason } from '../../schedule/egress/content'
import { houseSheetContent as content } from './content'
import type { TaggedRow } from './job-types'

const valueOf = ({ made }: TaggedRow, ...labels: readonly string[]) =>
  (made?.lines ?? [])
    .filter(({ label }) => labels.includes(label))
    .map(({ value }) => value)
    .join(', ')

function productOf({ made, design, asked }: TaggedRow): string {
  if (made) return `${made.record.title}, ${made.record.seriesNumber}`
  if (design) return `${content.schedule.unreadable}: ${design}`
  return `${content.schedule.open}. ${asked?.text ?? ''}`
}

/** The size of the frame, and of its opening if it is known, with a warning if the frame does not fit. */
function sizeOf({ made, asked, opening }: TaggedRow): string {
  const frame = made?.design ?? asked
  const { width, height } = frame ?? {}
  return [
    width && height ? formatSize(width, height) : '',
    opening ? content.schedule.opening(formatSize(opening.width, opening.height)) : '',
    isTightFit(frame, opening) ? scheduleContent.tooTight : '',
  ]
    .filter(Boolean)
    .join('; ')
}

function scheduleRow(row: TaggedRow): string[] {
  const problems = row.made?.problems ?? []
  return [
    row.tag,
    String(row.quantity),
    row.room,
    productOf(row),
    sizeOf(row),
    valueOf(row, 'Layout', 'Shape'),
    valueOf(row, 'Frame color'),
    valueOf(row, 'Glass', 'Obscure glass', 'Tinted glass'),
    valueOf(row, 'Grid'),
    [...(problems.length > 0 ? [content.schedule.notMade, ...problems] : []), row.notes]
      .filter(Boolean)
      .join(' '),
  ]
}

export const scheduleTable = (rows: readonly TaggedRow[]): Table => ({
  columns: content.schedule.columns,
  rows: rows.map(scheduleRow),
})

const openingCells = (egress: Exclude<RowEgress, { state: 'out' }>): string[] =>
  egress.state === 'not_checked'
    ? measures.map(() => '')
    : measures.map((measure) => measureText(measure, egress.opening.result.exact[measure]))

const resultTexts = {
  passes: 'Passes, as estimated',
  fails: 'Fails, as estimated',
  not_checked: 'Not checked',
}

/** The rows in sleeping rooms with their estimates. */
export const egressTable = (rows: readonly TaggedRow[]): Table => ({
  columns: content.egress.columns,
  rows: rows.flatMap((row) => {
    const egress = egressOfRow(row)
    if (egress.state === 'out') return []
    return [
      [
        row.tag,
        row.room,
        content.egress.floors[row.grade ? 'first' : 'upper'],
        ...openingCells(egress),
        row.sill === undefined ? content.egress.noSill : formatInches(row.sill),
        `${resultTexts[egress.state]}. ${egressReason(egress)}`,
      ],
    ]
  }),
})

/** Labels of the choices that the notes list. */
const noted = ['Frame color', 'Glass', 'Obscure glass', 'Tinted glass', 'Grid', 'Frame type']

/** Every finish, glass, grid and frame type of the job with the tags that have it. */
export function choicesTable(rows: readonly TaggedRow[]): Table {
  const found = new Map<string, { choice: string; value: string; tags: Set<string>; rows: number }>()
  for (const { made, tag } of rows) {
    for (const { label, value } of made?.lines ?? []) {
      if (!noted.includes(label)) continue
      const key = `${noted.indexOf(label)} ${value}`
      const known = found.get(key) ?? { choice: label, value, tags: new Set(), rows: 0 }
      known.tags.add(tag)
      known.rows += 1
      found.set(key, known)
    }
  }
  const tagsOf = (tags: ReadonlySet<string>, count: number) =>
    count === rows.length ? content.notes.all : [...tags].join(', ')
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    columns: content.notes.columns,
    rows: sorted.map(([, { choice, value, tags, rows: count }]) => [choice, value, tagsOf(tags, count)]),
  }
}
