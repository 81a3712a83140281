import { FramedTable } from '@virida/shared/site/ui/FramedTable'
import { TableHead } from '@virida/shared/site/ui/TableHead'
import { facadeFieldChange, fieldChange, placeText, rowText, type FieldChange } from './change-text'
import type { RowChange, Versions } from './compare-jobs'
import { filesContent } from './content'
import styles from './ChangeList.module.css'

const { compare: content } = filesContent

/** The rows and façades that differ between two versions of a job. */
export function ChangeList({ rows, facades, before, after }: Versions) {
  if (rows.length + facades.length === 0) return null
  return (
    <FramedTable className={styles.Changes}>
      <TableHead caption={content.caption} columns={content.columns} />
      <tbody>
        {rows.map((change, at) => {
          const window = change.kind === 'removed' ? change.before : change.after
          const place = placeText(window)
          const what = rowText(window)
          return (
            <ChangeRow
              key={`row ${at}`}
              kind={change.kind}
              title={place || what}
              what={place && what}
              details={
                change.kind === 'changed'
                  ? change.fields.map((field) =>
                      fieldChange(field, change.before, change.after, { before, after }),
                    )
                  : []
              }
            />
          )
        })}
        {facades.map((change, at) => (
          <ChangeRow
            key={`facade ${at}`}
            kind={change.kind}
            title={content.facade((change.kind === 'removed' ? change.before : change.after).name)}
            details={
              change.kind === 'changed'
                ? change.fields.map((field) => facadeFieldChange(field, change.before, change.after))
                : []
            }
          />
        ))}
      </tbody>
    </FramedTable>
  )
}

type RowProps = {
  kind: RowChange['kind']
  title: string
  /** The product, size and quantity, under a title that says where the row belongs. */
  what?: string
  details: readonly FieldChange[]
}

function ChangeRow({ kind, title, what, details }: RowProps) {
  return (
    <tr data-kind={kind}>
      <th scope="row">
        {title}
        {what && <span className={styles.What}> {what}</span>}
      </th>
      <td>
        <strong className={styles.Kind}>{content.kinds[kind]}</strong>
        {details.length > 0 && (
          <ul role="list" className={styles.Details}>
            {details.map((detail) => (
              <li key={detail.label}>
                <span className={styles.Label}>{detail.label}:</span> <del>{detail.before}</del>{' '}
                {content.becomes} <ins>{detail.after}</ins>
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}
