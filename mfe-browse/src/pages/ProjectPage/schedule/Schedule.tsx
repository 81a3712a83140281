import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import { FramedTable } from '@virida/shared/site/ui/FramedTable'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { scheduleContent as content } from '../content'
import { EditableRow } from './EditableRow'
import { PlainRow } from './PlainRow'
import { PrintHead } from './PrintHead'
import styles from './Schedule.module.css'
import { thumbnails } from './thumbnails'
import { totalsOf } from './totals'
import type { ListChanges } from './use-list-changes'

type Props =
  | { name: string; windows: readonly (DescribedWindow & { id: string })[]; changes: ListChanges }
  | { name: string; windows: readonly DescribedWindow[]; changes?: undefined }

/** The rows of a project as a table with drawings to one scale. It is the only printed part of the page. */
export function Schedule({ name, windows, changes }: Props) {
  const drawings = thumbnails(windows)
  const { actions, ...columns } = content.columns
  const totals = totalsOf(windows)
  return (
    <section aria-label={content.title} className={styles.Schedule}>
      <PrintHead name={name} totals={totals} />
      <FramedTable className={styles.Table}>
        <caption>
          <VisuallyHidden>{content.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {Object.entries(columns).map(([column, label]) => (
              <th key={column} scope="col">
                {label}
              </th>
            ))}
            {changes && (
              <th scope="col">
                <VisuallyHidden>{actions}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {changes
            ? windows.map((window, at) => (
                <EditableRow
                  key={window.id}
                  window={window}
                  at={at}
                  rows={windows.length}
                  drawing={drawings[at]}
                  changes={changes}
                />
              ))
            : windows.map((window, at) => (
                <PlainRow key={at} window={window} at={at} drawing={drawings[at]} />
              ))}
        </tbody>
      </FramedTable>
      <p className={styles.Totals}>
        <strong>{totals}</strong> <span className={styles.Scale}>{content.scale}</span>
      </p>
    </section>
  )
}
