import { FramedTable } from '@virida/shared/site/ui/FramedTable'
import { TableHead } from '@virida/shared/site/ui/TableHead'
import { fieldText, rowText } from './change-text'
import type { RowChange } from './compare-jobs'
import { filesContent } from './content'
import styles from './FilesPanel.module.css'

const { compare: content } = filesContent

/** The rows that differ between another version of the job and the list. */
export function ChangeList({ changes }: { changes: readonly RowChange[] }) {
  return (
    <FramedTable className={styles.Changes}>
      <TableHead caption={content.caption} columns={content.columns} />
      <tbody>
        {changes.map((change, at) => (
          <ChangeRow key={at} change={change} />
        ))}
      </tbody>
    </FramedTable>
  )
}

function ChangeRow({ change }: { change: RowChange }) {
  return (
    <tr data-kind={change.kind}>
      <th scope="row">{rowText(change.kind === 'removed' ? change.before : change.after)}</th>
      <td>
        <strong>{content.kinds[change.kind]}</strong>
        {change.kind === 'changed' && (
          <ul>
            {change.fields.map((field) => (
              <li key={field}>{fieldText(field, change.before, change.after)}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}
