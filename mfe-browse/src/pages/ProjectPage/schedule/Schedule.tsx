import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import { disclaimer } from '@virida/shared/products/egress/verdict-texts'
import { FramedTable } from '@virida/shared/site/ui/FramedTable'
import { Segments } from '@virida/shared/site/ui/Segments'
import { TableHead } from '@virida/shared/site/ui/TableHead'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { startTransition, useMemo, useState } from 'react'
import { scheduleContent as content, scheduleId } from '../content'
import { EditableRow } from './EditableRow'
import { egressContent, filterContent } from './egress/content'
import { PageNav } from './PageNav'
import { PlainRow } from './PlainRow'
import { PrintHead } from './PrintHead'
import { filterRows, rowsOf, type RowFilter } from './rows-shown'
import styles from './Schedule.module.css'
import { controlId, type ListChanges } from './use-list-changes'
import { rowsOfPage, usePages } from './use-pages'
import { useSummary } from './use-summary'

type ListedRow = DescribedWindow & { id: string }

type Props =
  | {
      name: string
      windows: readonly ListedRow[]
      /** The rows as they are now. `windows` may follow a change a moment later. */
      latest: readonly ListedRow[]
      changes: ListChanges
      /** Opens the sizes of a row. */
      onMeasure: (id: string) => void
    }
  | {
      name: string
      windows: readonly DescribedWindow[]
      latest?: undefined
      changes?: undefined
      onMeasure?: undefined
    }

const isListed = (row: DescribedWindow & { id?: string }): row is ListedRow => row.id !== undefined

/** The rows of a project as a table with drawings to one scale. It is the only printed part of the page. */
export function Schedule({ name, windows, latest, changes, onMeasure }: Props) {
  const [asked, setAsked] = useState<RowFilter>('all')
  // The rows follow the pressed filter when they are rendered, so that a click is answered without a wait.
  const [askedOfRows, setAskedOfRows] = useState<RowFilter>('all')
  const rows = useMemo(() => rowsOf<DescribedWindow & { id?: string }>(windows), [windows])
  const latestById = useMemo(() => new Map(latest?.map((window) => [window.id, window])), [latest])
  const { options, totals, box, hasSleepingRooms } = useSummary(rows)
  const offered = (wanted: RowFilter) => (options.some(({ value }) => value === wanted) ? wanted : 'all')
  const filter = offered(askedOfRows)
  const filtered = filterRows(rows, filter)
  const { page, pages, shown, setPage, showPage } = usePages(filtered)
  const move = (id: string, step: -1 | 1) => {
    if (!changes) return
    // The table can show a row that has just been moved or removed, so the list decides.
    const from = changes.placeOf(id)
    const at = from + step
    if (from < 0 || at < 0 || at >= latestById.size) return
    const to = Math.floor(at / rowsOfPage)
    showPage(to)
    changes.move(id, step, to === page ? undefined : controlId(id, 'room'))
  }
  return (
    <section id={scheduleId} tabIndex={-1} aria-label={content.title} className={styles.Schedule}>
      <PrintHead name={name} totals={totals} />
      {options.length > 1 && (
        <Segments
          className={styles.Filter}
          label={filterContent.label}
          options={options}
          value={offered(asked)}
          onChange={(next) => {
            setAsked(next)
            startTransition(() => setAskedOfRows(next))
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
              changes && isListed(window) ? (
                <EditableRow
                  key={window.id}
                  window={window}
                  latest={latestById.get(window.id) ?? window}
                  at={at}
                  canMoveUp={filter === 'all' && at > 0}
                  canMoveDown={filter === 'all' && at < windows.length - 1}
                  egress={egress}
                  box={box}
                  changes={changes}
                  onMove={move}
                  onMeasure={onMeasure}
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
