import type { ScheduleRow } from '@virida/shared/products/egress/schedule'
import { verdictTexts } from '@virida/shared/products/egress/verdict-texts'
import { toCsv } from '@virida/shared/site/files/csv'
import { download } from '@virida/shared/site/files/download'
import { Button } from '@virida/shared/site/ui/Button'
import { FramedTable } from '@virida/shared/site/ui/FramedTable'
import { TableHead } from '@virida/shared/site/ui/TableHead'
import { frameText, lengthText, windowName } from '@virida/shared/products/egress/names'
import { csvHeading, csvRow, notMade, problemTexts, scheduleContent as content } from './content'
import styles from './ScheduleTable.module.css'

/** A table of openings with the verdict of each, and its export as CSV. */
export function ScheduleTable({ rows }: { rows: readonly ScheduleRow[] }) {
  const exportCsv = () => download(content.fileName, 'text/csv', toCsv(csvHeading, rows.map(csvRow)))
  return (
    <>
      <FramedTable className={styles.Table}>
        <TableHead caption={content.caption} columns={content.columns} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.line} row={row} />
          ))}
        </tbody>
      </FramedTable>
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
        <td>{problemTexts[row.problem]}</td>
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
        {[verdictTexts[verdict], ...misfits.map((misfit) => notMade(window, misfit))].join('. ')}
      </td>
    </tr>
  )
}
