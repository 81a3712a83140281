import { FramedTable } from '@virida/shared/site/ui/FramedTable'
import { coverageMatrix } from './coverage-matrix'
import styles from './CoverageMatrix.module.css'
import { warrantyContent } from './content'

const content = warrantyContent.matrix

/** For how long each part is covered by each of the three warranties. What people ask for most comes first. */
export function CoverageMatrix() {
  return (
    <FramedTable className={styles.CoverageMatrix}>
      <caption className={styles.Caption}>{content.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.Cell}>
            {content.part}
          </th>
          {content.warranties.map(({ kind, label }) => (
            <th key={kind} scope="col" className={styles.Cell}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {coverageMatrix.map(({ name, isAnswer, cells }) => (
          <tr key={name} data-answer={isAnswer || undefined} className={styles.Row}>
            <th scope="row" className={styles.Cell}>
              {name}
            </th>
            {cells.map(({ kind, period, labor }) => (
              <td key={kind} className={styles.Cell}>
                <span className={styles.Period}>{period}</span>
                {labor && <span className={styles.Labor}>{labor}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FramedTable>
  )
}
