import type { WindowLine } from '@virida/shared/products/catalogue/vocabulary/window-lines'
import { projectLimits } from '@virida/shared/products/project/project'
import { recognizeColumns, type ScheduleColumns } from '@virida/shared/products/schedule/columns'
import type { ScheduleField } from '@virida/shared/products/schedule/fields'
import { readRows } from '@virida/shared/products/schedule/read-rows'
import type { ScheduleTable } from '@virida/shared/products/schedule/table'
import { useMemo, useState } from 'react'
import { ScheduleFileError } from './read/error'
import { readScheduleFile } from './read/read-file'
import { importContent as content } from './content'

type Source = { table: ScheduleTable; columns: ScheduleColumns }

/** Reads a schedule in two steps: the table of a text or file, then its rows by columns that the visitor can change. */
export function useImport(rowsInList: number) {
  const [source, setSource] = useState<Source>()
  const [line, setLine] = useState<WindowLine>()
  const [problem, setProblem] = useState('')
  const [isReading, setReading] = useState(false)

  const read = async (file: Blob) => {
    setReading(true)
    setProblem('')
    try {
      const table = await readScheduleFile(file)
      setSource({ table, columns: recognizeColumns(table) })
    } catch (error) {
      setProblem(error instanceof ScheduleFileError ? error.message : content.failed)
    }
    setReading(false)
  }

  const rows = useMemo(
    () => source && readRows(source.table, { ...source, line, room: projectLimits.windows - rowsInList }),
    [source, line, rowsInList],
  )

  const setField = (column: number, field: ScheduleField | undefined) =>
    setSource(
      (before) =>
        before && {
          ...before,
          columns: {
            ...before.columns,
            fields: before.columns.fields.map((known, at) => (at === column ? field : known)),
          },
        },
    )
  return {
    ...{ source, rows, problem, isReading, line },
    ...{ read, setField, setLine, reset: () => setSource(undefined) },
  }
}
