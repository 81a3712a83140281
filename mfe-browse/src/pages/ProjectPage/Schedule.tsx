import type { DescribedWindow } from '@virida/shared/project/describe-window'
import { VisuallyHidden } from '@virida/shared/ui/VisuallyHidden'
import { scheduleContent as content } from './content'
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

/** The windows of a project as a table, drawn to one scale; on paper it is all that is printed. */
export function Schedule({ name, windows, changes }: Props) {
  const scenes = thumbnails(windows)
  const { actions, ...columns } = content.columns
  const totals = totalsOf(windows)
  return (
    <section aria-label={content.title} className={styles.Schedule}>
      <PrintHead name={name} totals={totals} />
      <div className={styles.Frame}>
        <table className={styles.Table}>
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
                    scene={scenes[at]}
                    changes={changes}
                  />
                ))
              : windows.map((window, at) => <PlainRow key={at} window={window} at={at} scene={scenes[at]} />)}
          </tbody>
        </table>
      </div>
      <p className={styles.Totals}>
        <strong>{totals}</strong> <span className={styles.Scale}>{content.scale}</span>
      </p>
    </section>
  )
}
