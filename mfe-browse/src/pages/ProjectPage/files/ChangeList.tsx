import { FramedTable } from '@virida/shared/site/ui/FramedTable'
import { TableHead } from '@virida/shared/site/ui/TableHead'
import { facadeFieldText, fieldText, rowText } from './change-text'
import type { RowChange, Versions } from './compare-jobs'
import { filesContent } from './content'
import styles from './FilesPanel.module.css'

const { compare: content } = filesContent

/** The rows and façades that differ between two versions of a job. */
export function ChangeList({ rows, facades, before, after }: Versions) {
  if (rows.length + facades.length === 0) return null
  return (
    <FramedTable className={styles.Changes}>
      <TableHead caption={content.caption} columns={content.columns} />
      <tbody>
        {rows.map((change, at) => (
          <ChangeRow
            key={`row ${at}`}
            kind={change.kind}
            title={rowText(change.kind === 'removed' ? change.before : change.after)}
            details={
              change.kind === 'changed'
                ? change.fields.map((field) =>
                    fieldText(field, change.before, change.after, { before, after }),
                  )
                : []
            }
          />
        ))}
        {facades.map((change, at) => (
          <ChangeRow
            key={`facade ${at}`}
            kind={change.kind}
            title={content.facade((change.kind === 'removed' ? change.before : change.after).name)}
            details={
              change.kind === 'changed'
                ? change.fields.map((field) => facadeFieldText(field, change.before, change.after))
                : []
            }
          />
        ))}
      </tbody>
    </FramedTable>
  )
}

type RowProps = { kind: RowChange['kind']; title: string; details: readonly string[] }

function ChangeRow({ kind, title, details }: RowProps) {
  return (
    <tr data-kind={kind}>
      <th scope="row">{title}</th>
      <td>
        <strong>{content.kinds[kind]}</strong>
        {details.length > 0 && (
          <ul>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}
