import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import { disclaimer } from '@virida/shared/products/egress/verdict-texts'
import { FramedTable } from '@virida/shared/site/ui/FramedTable'
import { Segments } from '@virida/shared/site/ui/Segments'
import { TableHead } from '@virida/shared/site/ui/TableHead'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { useState } from 'react'
import { scheduleContent as content } from '../content'
import { EditableRow } from './EditableRow'
import { egressContent, filterContent } from './egress/content'
import { PageNav } from './PageNav'
import { PlainRow } from './PlainRow'
import { PrintHead } from './PrintHead'
import { filterOptions, filterRows, rowsOf, type RowFilter } from './rows-shown'
import styles from './Schedule.module.css'
import { boxOf } from './thumbnail'
import { totalsOf } from './totals'
import { controlId, type ListChanges } from './use-list-changes'
import { rowsOfPage, usePages } from './use-pages'

type Props =
  | { name: string; windows: readonly (DescribedWindow & { id: string })[]; changes: ListChanges }
  | { name: string; windows: readonly DescribedWindow[]; changes?: undefined }

/** The rows of a project as a table with drawings to one scale. It is the only printed part of the page. */
export function Schedule({ name, windows, changes }: Props) {
  const [asked, setFilter] = useState<RowFilter>('all')
  const rows = rowsOf<DescribedWindow & { id?: string }>(windows)
  const options = filterOptions(rows)
  const filter = options.some(({ value }) => value === asked) ? asked : 'all'
  const filtered = filterRows(rows, filter)
  const { page, pages, shown, setPage } = usePages(filtered)
  const box = boxOf(windows)
  const totals = totalsOf(windows)
  const hasSleepingRooms = rows.some(({ egress }) => egress.state !== 'out')
  const move = (id: string, from: number, step: -1 | 1) => {
    const to = Math.floor((from + step) / rowsOfPage)
    setPage(to)
    changes?.move(id, step, to === page ? undefined : controlId(id, 'room'))
  }
  return (
    <section aria-label={content.title} className={styles.Schedule}>
      <PrintHead name={name} totals={totals} />
      {options.length > 1 && (
        <Segments
          className={styles.Filter}
          label={filterContent.label}
          options={options}
          value={filter}
          onChange={(next) => {
            setFilter(next)
            setPage(0)
          }}
        />
      )}
      {changes && !hasSleepingRooms && <p className={styles.Hint}>{filterContent.hint}</p>}
      <PageNav page={page} pages={pages} rows={filtered.length} onPage={setPage} />
      {filtered.length === 0 && <p>{filterContent.none}</p>}
      {filtered.length > 0 && (
        <FramedTable className={styles.Table}>
          <Head isEditable={changes !== undefined} />
          <tbody>
            {shown.map(({ window, at, egress }) =>
              changes && window.id !== undefined ? (
                <EditableRow
                  key={window.id}
                  window={{ ...window, id: window.id }}
                  at={at}
                  rows={filter === 'all' ? windows.length : undefined}
                  egress={egress}
                  box={box}
                  changes={changes}
                  onMove={move}
                />
              ) : (
                <PlainRow key={at} window={window} at={at} egress={egress} box={box} />
              ),
            )}
          </tbody>
        </FramedTable>
      )}
      <p className={styles.Totals}>
        <strong>{totals}</strong> <span className={styles.Scale}>{content.scale}</span>
      </p>
      {hasSleepingRooms && (
        <p className={styles.Estimate}>
          <strong>{disclaimer.title}.</strong> {disclaimer.text} {egressContent.edition}.
        </p>
      )}
    </section>
  )
}

function Head({ isEditable }: { isEditable: boolean }) {
  const { actions, ...columns } = content.columns
  return (
    <TableHead caption={content.caption} columns={columns}>
      {isEditable && (
        <th scope="col">
          <VisuallyHidden>{actions}</VisuallyHidden>
        </th>
      )}
    </TableHead>
  )
}
