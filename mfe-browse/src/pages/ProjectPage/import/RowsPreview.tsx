import { formatInches, formatSize } from '@virida/shared/products/catalogue/dimension'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { DesignCodeError } from '@virida/shared/products/design/code/error'
import { readDesign } from '@virida/shared/products/design/code/read-design'
import { isTightFit } from '@virida/shared/products/project/opening-size'
import type { ProjectWindow } from '@virida/shared/products/project/project'
import type { ImportRow } from '@virida/shared/products/schedule/import-row'
import { FramedTable } from '@virida/shared/site/ui/FramedTable'
import { Segments } from '@virida/shared/site/ui/Segments'
import { TableHead } from '@virida/shared/site/ui/TableHead'
import { unbroken } from '@virida/shared/site/unbroken'
import { useState } from 'react'
import { scheduleContent } from '../content'
import { PageNav } from '../schedule/PageNav'
import { usePages } from '../schedule/use-pages'
import { importContent as content, openTexts, refusalTexts, remarkTexts } from './content'
import styles from './RowsPreview.module.css'

type Filter = 'all' | ImportRow['state']
const filters: readonly Filter[] = ['all', 'read', 'open', 'refused']

type Props = {
  rows: readonly ImportRow[]
  /** Which sheet the rows are from. The rows of another sheet are shown from the first, without a filter. */
  sheet?: number
}

/** Every row of a schedule with what it is read as, or the reason why it is not added. */
export function RowsPreview({ rows, sheet }: Props) {
  const of = (wanted: Filter) => rowsOf(rows, wanted).length
  const counts = { all: of('all'), read: of('read'), open: of('open'), refused: of('refused') }
  return (
    <div className={styles.RowsPreview}>
      <h3 className={styles.Title}>{content.rowsTitle}</h3>
      <div>
        <p role="status">{content.counts(counts)}</p>
        <p className={styles.Hint}>{content.notCounted}</p>
      </div>
      <FilteredRows key={sheet} {...{ rows, counts }} />
    </div>
  )
}

const rowsOf = (rows: readonly ImportRow[], wanted: Filter) =>
  wanted === 'all' ? rows : rows.filter(({ state }) => state === wanted)

type FilteredProps = { rows: readonly ImportRow[]; counts: Record<Filter, number> }

function FilteredRows({ rows, counts }: FilteredProps) {
  const [filter, setFilter] = useState<Filter>('all')
  const filtered = rowsOf(rows, filter)
  const { page, pages, shown, setPage } = usePages(filtered)
  return (
    <>
      <Segments
        className={styles.Filter}
        label={content.filter}
        options={filters.map((value) => ({ value, label: content.filters[value](counts[value]) }))}
        value={filter}
        onChange={(next) => {
          setFilter(next)
          setPage(0)
        }}
      />
      <PageNav page={page} pages={pages} rows={filtered.length} onPage={setPage} />
      {shown.length > 0 && (
        <FramedTable className={styles.Table}>
          <TableHead caption={content.caption} columns={content.columns} />
          <tbody>
            {shown.map((row) => (
              <PreviewRow key={row.line} row={row} />
            ))}
          </tbody>
        </FramedTable>
      )}
    </>
  )
}

function PreviewRow({ row }: { row: ImportRow }) {
  const { columns } = content
  return (
    <tr data-state={row.state}>
      <th scope="row" data-label={columns.line}>
        {row.line}
      </th>
      <td data-label={columns.listed} className={styles.Listed}>
        {row.cells
          .filter((cell) => cell.trim() !== '')
          .join(' | ')
          .slice(0, 400)}
      </td>
      <td data-label={columns.read}>{row.state === 'refused' ? '' : windowText(row.window)}</td>
      <td data-label={columns.state}>
        <strong>{content.states[row.state]}.</strong> {resultText(row)}
      </td>
    </tr>
  )
}

function resultText(row: ImportRow): string {
  if (row.state === 'refused') return refusalTexts[row.reason]
  return [
    ...(row.state === 'open' ? [openTexts[row.reason]] : []),
    ...row.remarks.map((remark) => remarkTexts[remark]),
    ...(isTightFit(frameOf(row.window), row.window.opening) ? [scheduleContent.tooTight] : []),
  ].join(' ')
}

const designOf = ({ design: code }: ProjectWindow) => {
  const design = readDesign(code)
  return design instanceof DesignCodeError ? undefined : design
}

/** The frame size of a row, or the size that the schedule lists while no series is chosen. */
const frameOf = (window: ProjectWindow) => designOf(window) ?? window.asked

function windowText(window: ProjectWindow): string {
  const { design, opening, mark, room, quantity, sleeping, grade, sill } = window
  const known = designOf(window)
  const { width, height } = frameOf(window) ?? {}
  return [
    [mark, room].filter(Boolean).join(', '),
    `${quantity} × ${known ? seriesFacts[known.series].title : design || content.noSeries}${known?.operation ? ` ${known.operation}` : ''}`,
    width && height ? unbroken(formatSize(width, height)) : '',
    opening ? content.opening(unbroken(formatSize(opening.width, opening.height))) : '',
    sleeping ? content.sleeping : '',
    grade ? content.grade : '',
    sill === undefined ? '' : content.sill(formatInches(sill)),
  ]
    .filter(Boolean)
    .join('; ')
}
