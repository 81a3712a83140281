import type { Block } from '../../documents/model'
import styles from './Blocks.module.css'

/** A table whose first column holds the row headers. On a narrow page each row becomes a list. */
export function BlockTable({ table }: { table: Extract<Block, { kind: 'table' }> }) {
  const { caption, columns, rows } = table
  return (
    <table className={styles.Table}>
      <caption className={styles.Caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.ColumnHead}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" className={styles.RowHead}>
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={at} className={styles.Cell} data-label={columns[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
