import { type EgressResult, marginOf } from '@virida/shared/products/egress/calculate'
import { measures, type Measure, type Floor } from '@virida/shared/products/building-code/minimums'
import { marginText } from '@virida/shared/products/egress/margin-text'
import { tableContent as content } from './content'
import styles from './ResultTable.module.css'

const floors: readonly Floor[] = ['first', 'upper']

/** The width, height and area of the opening beside the minimums of each floor (R-EGRESS-6). */
export function ResultTable({ result }: { result: EgressResult }) {
  return (
    <>
      <table className={styles.Table}>
        <caption className={styles.Caption}>{content.caption}</caption>
        <thead>
          <tr>
            {(['parameter', 'result', 'first', 'upper'] as const).map((column) => (
              <th key={column} scope="col">
                {content.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((parameter) => (
            <tr key={parameter}>
              <th scope="row">{content.rows[parameter]}</th>
              <td className={styles.Value}>{content.value(parameter, result.exact[parameter])}</td>
              {floors.map((floor) => (
                <Requirement key={floor} result={result} parameter={parameter} floor={floor} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.Floors}>{content.floors}</p>
    </>
  )
}

type RequirementProps = { result: EgressResult; parameter: Measure; floor: Floor }

function Requirement({ result, parameter, floor }: RequirementProps) {
  const passes = result.passes[floor][parameter]
  return (
    <td data-label={content.columns[floor]} data-passes={passes}>
      <span className={styles.Required}>{content.requirement(parameter, floor)}</span>
      <span className={styles.Margin}>
        <svg
          className={styles.Mark}
          viewBox="0 0 16 16"
          role="img"
          aria-label={passes ? content.passes : content.fails}
        >
          <path d={passes ? 'm3 8.5 3.5 3.5L13 4.5' : 'M4 4l8 8M12 4l-8 8'} />
        </svg>
        {marginText(parameter, marginOf(result, parameter, floor))}
      </span>
    </td>
  )
}
