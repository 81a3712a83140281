import {
  windowLineNames,
  windowLines,
  type WindowLine,
} from '@virida/shared/products/catalogue/vocabulary/window-lines'
import { scheduleFields, type ScheduleField } from '@virida/shared/products/schedule/fields'
import { recognizeColumns } from '@virida/shared/products/schedule/columns'
import { countRows } from '@virida/shared/products/schedule/count-rows'
import type { ScheduleSheet } from '@virida/shared/products/schedule/table'
import { Select } from '@virida/shared/site/ui/Select'
import { useMemo } from 'react'
import { fieldLabels, importContent as content } from './content'
import styles from './ColumnFields.module.css'
import type { ImportSource } from './use-import'

type Props = {
  source: ImportSource
  /** The sheets whose rows are in the list already. */
  imported: ReadonlySet<ScheduleSheet>
  line: WindowLine | undefined
  /** Called with the place of another sheet of the file. */
  onSheet: (at: number) => void
  onField: (column: number, field: ScheduleField | undefined) => void
  onLine: (line: WindowLine | undefined) => void
}

const fieldOptions = scheduleFields.map((value) => ({ value, label: fieldLabels[value] }))
const lineOptions = windowLines.map((value) => ({ value, label: windowLineNames[value] }))
const chosen = <Value extends string>(values: readonly Value[], text: string) =>
  values.find((value) => value === text)

/**
 * Selects for the sheet of a workbook with several, for the line of windows in rows that name no line or series, and for what
 * each column of a schedule contains.
 */
export function ColumnFields({ source, imported, line, onSheet, onField, onLine }: Props) {
  const { sheets, sheet, columns } = source
  const headings = sheet.table[columns.heading] ?? []
  const counts = useMemo(() => sheets.map(({ table }) => countRows(table, recognizeColumns(table))), [sheets])
  return (
    <>
      <div className={styles.Choices}>
        {sheets.length > 1 && (
          <Select
            label={content.sheet}
            hint={content.sheetHint(sheets.length)}
            options={sheets.map((each, at) => ({
              value: String(at),
              label: content.sheetOption(each.name.slice(0, 60), counts[at] ?? 0, imported.has(each)),
            }))}
            value={String(sheets.indexOf(sheet))}
            onChange={({ target }) => onSheet(Number(target.value))}
          />
        )}
        <Select
          label={content.line}
          hint={content.lineHint}
          placeholder={content.noLine}
          options={lineOptions}
          value={line ?? ''}
          onChange={({ target }) => onLine(chosen(windowLines, target.value))}
        />
      </div>
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
