import { toCsv } from '@virida/shared/files/csv'
import { download } from '@virida/shared/files/download'
import { Button } from '@virida/shared/ui/Button'
import { VisuallyHidden } from '@virida/shared/ui/VisuallyHidden'
import { frameText, lengthText, windowName } from '../../content/window-names'
import type { ScheduleRow } from '../../egress/schedule'
import {
  csvHeading,
  csvRow,
  notMade,
  problemWords,
  scheduleContent as content,
  verdictWords,
} from './Schedule.content'
import styles from './ScheduleTable.module.css'

/** Each opening with its verdict, and the way to a spreadsheet. */
export function ScheduleTable({ rows }: { rows: readonly ScheduleRow[] }) {
  const exportCsv = () => download(content.fileName, 'text/csv', toCsv(csvHeading, rows.map(csvRow)))
  return (
    <>
      <div className={styles.Frame}>
        <table className={styles.Table}>
          <caption>
            <VisuallyHidden>{content.caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {Object.entries(content.columns).map(([name, label]) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <Button variant="ghost" onClick={exportCsv} className={styles.Export}>
        {content.csv}
      </Button>
    </>
  )
}

function Row({ row }: { row: ScheduleRow }) {
  const room = row.room || content.line(row.line)
  if (!row.ok) {
    return (
      <tr data-verdict="unread">
        <th scope="row">{room}</th>
        <td colSpan={4}>{row.text}</td>
        <td>{problemWords[row.problem]}</td>
      </tr>
    )
  }
  const { window, frame, result, verdict, misfits } = row
  return (
    <tr data-verdict={misfits.length > 0 ? 'unread' : verdict}>
      <th scope="row">{room}</th>
      <td data-label={content.columns.window}>{windowName(window)}</td>
      <td data-label={content.columns.frame}>{frameText(frame)}</td>
      <td
        data-label={content.columns.opening}
      >{`${lengthText(result.openingWidth)} × ${lengthText(result.openingHeight)} in`}</td>
      <td data-label={content.columns.area}>{content.area(result.openingArea)}</td>
      <td data-label={content.columns.verdict}>
        {[verdictWords[verdict], ...misfits.map(notMade)].join('. ')}
      </td>
    </tr>
  )
}
