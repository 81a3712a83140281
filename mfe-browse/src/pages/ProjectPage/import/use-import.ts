import type { WindowLine } from '@virida/shared/products/catalogue/vocabulary/window-lines'
import { projectLimits, type Project } from '@virida/shared/products/project/project'
import { recognizeColumns, type ScheduleColumns } from '@virida/shared/products/schedule/columns'
import type { ScheduleField } from '@virida/shared/products/schedule/fields'
import { readRows } from '@virida/shared/products/schedule/read-rows'
import type { ScheduleSheet } from '@virida/shared/products/schedule/table'
import { useMemo, useState } from 'react'
import { readJobFile } from '../files/job-file'
import { JobFileError } from '../files/job-file-error'
import { ScheduleFileError } from './read/error'
import { readScheduleFile } from './read/read-file'
import { importContent as content } from './content'

/** The sheets of a file, the one that is read, and what its columns say. */
export type ImportSource = {
  sheets: readonly ScheduleSheet[]
  sheet: ScheduleSheet
  columns: ScheduleColumns
}

/** Why the last text or file could not be read. */
export type ImportProblem = { of: 'text' | 'file'; text: string }

const sourceOf = (sheets: readonly ScheduleSheet[], sheet: ScheduleSheet): ImportSource => ({
  ...{ sheets, sheet },
  columns: recognizeColumns(sheet.table),
})

/** Lines of a sheet that are looked at to see whether it is a schedule. */
const mostLooked = 200

const isSchedule = ({ table }: ScheduleSheet) => {
  const start = table.slice(0, mostLooked)
  return readRows(start, { columns: recognizeColumns(start) }).some(({ state }) => state !== 'refused')
}

/** The schedules of a file that are not in the list, from the sheet after this one on. */
export function sheetsLeft(
  { sheets, sheet }: Pick<ImportSource, 'sheets' | 'sheet'>,
  imported: ReadonlySet<ScheduleSheet>,
) {
  const after = sheets.indexOf(sheet) + 1
  const others = [...sheets.slice(after), ...sheets.slice(0, after - 1)]
  return others.filter((other) => !imported.has(other) && isSchedule(other))
}

const isJobFile = (file: Blob) =>
  file.type === 'application/json' || (file instanceof File && /\.json$/i.test(file.name))

/**
 * Reads a schedule in two steps: the table of a text or file, then its rows by columns that the visitor can change. A job
 * file has nothing to choose.
 * @param onJob Called with the job of a job file that fits into the list.
 */
export function useImport(rowsInList: number, onJob: (job: Project) => void) {
  const [source, setSource] = useState<ImportSource>()
  const [line, setLine] = useState<WindowLine>()
  const [problem, setProblem] = useState<ImportProblem>()
  const [isReading, setReading] = useState(false)
  const [imported, setImported] = useState<ReadonlySet<ScheduleSheet>>(new Set())

  const takeJob = (job: Project) => {
    const room = projectLimits.windows - rowsInList
    if (job.windows.length > room)
      setProblem({ of: 'file', text: content.jobTooLong(job.windows.length, room) })
    else onJob(job)
  }
  const read = async (file: Blob) => {
    setReading(true)
    setProblem(undefined)
    try {
      if (isJobFile(file)) takeJob(await readJobFile(file))
      else {
        const sheets = await readScheduleFile(file)
        setSource(sourceOf(sheets, sheets[0]))
      }
    } catch (error) {
      const isExplained = error instanceof ScheduleFileError || error instanceof JobFileError
      setProblem({
        of: file instanceof File ? 'file' : 'text',
        text: isExplained ? error.message : content.failed,
      })
    }
    setReading(false)
  }

  const rows = useMemo(
    () =>
      source &&
      readRows(source.sheet.table, {
        columns: source.columns,
        line,
        room: projectLimits.windows - rowsInList,
      }),
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
  const showSheet = (sheet: ScheduleSheet | undefined) =>
    setSource((before) =>
      // Undo can name a sheet of a file that was read before.
      before && sheet && before.sheets.includes(sheet) ? sourceOf(before.sheets, sheet) : before,
    )
  const setSheet = (at: number) => showSheet(source?.sheets[at])
  /** Notes that a sheet is in the list, or is not any more. */
  const setInList = (sheet: ScheduleSheet, isInList: boolean) =>
    setImported((before) => {
      const next = new Set(before)
      if (isInList) next.add(sheet)
      else next.delete(sheet)
      return next
    })
  return {
    ...{ source, rows, imported, problem, isReading, line },
    ...{ read, setSheet, showSheet, setInList, setField, setLine, reset: () => setSource(undefined) },
  }
}
