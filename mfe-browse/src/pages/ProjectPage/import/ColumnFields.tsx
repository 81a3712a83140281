import {
  windowLineNames,
  windowLines,
  type WindowLine,
} from '@virida/shared/products/catalogue/vocabulary/window-lines'
import type { ScheduleColumns } from '@virida/shared/products/schedule/columns'
import { scheduleFields, type ScheduleField } from '@virida/shared/products/schedule/fields'
import type { ScheduleTable } from '@virida/shared/products/schedule/table'
import { Select } from '@virida/shared/site/ui/Select'
import { fieldLabels, importContent as content } from './content'
import styles from './ColumnFields.module.css'

type Props = {
  source: { table: ScheduleTable; columns: ScheduleColumns }
  line: WindowLine | undefined
  onField: (column: number, field: ScheduleField | undefined) => void
  onLine: (line: WindowLine | undefined) => void
}

const fieldOptions = scheduleFields.map((value) => ({ value, label: fieldLabels[value] }))
const lineOptions = windowLines.map((value) => ({ value, label: windowLineNames[value] }))
const chosen = <Value extends string>(values: readonly Value[], text: string) =>
  values.find((value) => value === text)

/**
 * Selects for what each column of a schedule contains, and for the line of windows in rows that name no line
 * or series.
 */
export function ColumnFields({ source: { table, columns }, line, onField, onLine }: Props) {
  const headings = table[columns.heading] ?? []
  return (
    <>
      <Select
        className={styles.Line}
        label={content.line}
        hint={content.lineHint}
        placeholder={content.noLine}
        options={lineOptions}
        value={line ?? ''}
        onChange={({ target }) => onLine(chosen(windowLines, target.value))}
      />
      <fieldset className={styles.Columns}>
        <legend className={styles.Legend}>{content.columnsTitle}</legend>
        <p className={styles.Hint}>{content.columnsHint}</p>
        {columns.fields.map((field, at) => (
          <Select
            key={at}
            label={content.column(at, (headings[at] ?? '').slice(0, 40))}
            placeholder={content.unused}
            options={fieldOptions}
            value={field ?? ''}
            onChange={({ target }) => onField(at, chosen(scheduleFields, target.value))}
          />
        ))}
      </fieldset>
    </>
  )
}
