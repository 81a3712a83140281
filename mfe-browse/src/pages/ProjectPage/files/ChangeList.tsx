import type { Project } from '@virida/shared/products/project/project'
import { FramedTable } from '@virida/shared/site/ui/FramedTable'
import { TableHead } from '@virida/shared/site/ui/TableHead'
import { fieldText, rowText } from './change-text'
import { compareJobs, type RowChange } from './compare-jobs'
import { filesContent } from './content'
import styles from './FilesPanel.module.css'

const { compare: content } = filesContent

/** What differs between another version of the job and the list. */
export function ChangeList({ before, after }: { before: Project; after: Project }) {
  const changes = compareJobs(before, after)
  const isRenamed = before.name !== after.name
  const count = (kind: RowChange['kind']) => changes.filter((change) => change.kind === kind).length
  const nameText = content.field(
    content.fields.name,
    before.name || content.empty,
    after.name || content.empty,
  )
  return (
    <>
      <p role="status">
        {changes.length === 0 && !isRenamed
          ? content.same
          : content.counts(count('added'), count('removed'), count('changed'))}
      </p>
      {isRenamed && <p>{nameText}</p>}
      {changes.length > 0 && (
        <FramedTable className={styles.Changes}>
          <TableHead caption={content.caption} columns={content.columns} />
          <tbody>
            {changes.map((change, at) => (
              <ChangeRow key={at} change={change} />
            ))}
          </tbody>
        </FramedTable>
      )}
    </>
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
