import type { EgressResult } from '../../egress/calculate'
import { marginOf, parameters, type Parameter } from '../../egress/margins'
import type { Floor } from '../../egress/minimums'
import { marginText } from './margin-text'
import { tableContent as content } from './Result.content'
import styles from './ResultTable.module.css'

const floors: readonly Floor[] = ['first', 'upper']

const shown = (result: EgressResult): Record<Parameter, number> => ({
  width: result.openingWidth,
  height: result.openingHeight,
  area: result.openingArea,
})

/** Three measures of the opening beside what each floor asks for (specification, visitor actions 2). */
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
          {parameters.map((parameter) => (
            <tr key={parameter} data-fails={fails(result, parameter) || undefined}>
              <th scope="row">{content.rows[parameter]}</th>
              <td className={styles.Value}>{content.value(parameter, shown(result)[parameter])}</td>
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

const fails = ({ passes }: EgressResult, parameter: Parameter) =>
  floors.some((floor) => !passes[floor][parameter])

type RequirementProps = { result: EgressResult; parameter: Parameter; floor: Floor }

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
