import { addAll } from '../../../project/change-project'
import { Button } from '@virida/shared/site/ui/Button'
import { useEffect, useRef, useState } from 'react'
import type { ListChanges } from '../schedule/use-list-changes'
import { addRowsContent, panelTitleIds } from '../content'
import { Buttons } from '../panel/Buttons'
import { Panel } from '../panel/Panel'
import { ColumnFields } from './ColumnFields'
import { importContent as content } from './content'
import { RowsPreview } from './RowsPreview'
import { SourceForm } from './SourceForm'
import { sheetsLeft, useImport, type ImportSource } from './use-import'

type Props = {
  /** Number of rows in the visitor's list. */
  rowsInList: number
  changes: ListChanges
  /** Called after everything of the file is in the list. */
  onAdded: () => void
  onCancel: () => void
}

/**
 * Imports a schedule: takes a text or a file, shows how its columns and rows are read, and adds the rows to
 * the list. Then it offers the next sheet of the file, if there is one.
 */
export function ImportPanel({ rowsInList, changes, onAdded, onCancel }: Props) {
  const { source, rows, imported, problem, isReading, line, ...imports } = useImport(rowsInList, (job) => {
    changes.make(addAll(job.name, job.windows, job.facades), addRowsContent.added(job.windows.length))
    onAdded()
  })
  // Kept here, so that the visitor can correct a pasted schedule after looking at its rows.
  const [text, setText] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const isPreview = rows !== undefined
  useEffect(() => heading.current?.focus(), [isPreview])

  const windows = rows?.flatMap((row) => (row.state === 'refused' ? [] : [row.window])) ?? []
  const add = ({ sheets, sheet }: Pick<ImportSource, 'sheets' | 'sheet'>) => {
    const open = rows?.filter(({ state }) => state === 'open').length ?? 0
    const left = sheetsLeft({ sheets, sheet }, imported)
    const words = [
      content.added(windows.length, open, sheets.length > 1 ? sheet.name : undefined),
      left.length > 0 ? content.otherSheets(left.slice(0, 5).map(({ name }) => name)) : '',
    ]
    changes.make(addAll('', windows), words.filter(Boolean).join(' '), () => {
      imports.setInList(sheet, false)
      imports.showSheet(sheet)
    })
    imports.setInList(sheet, true)
    if (left.length > 0) imports.showSheet(left[0])
    else onAdded()
  }
  return (
    // With a schedule, Escape does nothing, so that it is not lost.
    <Panel
      id={panelTitleIds.import}
      title={content.title}
      heading={heading}
      onClose={source || text ? undefined : onCancel}
    >
      {!source && (
        <SourceForm {...{ text, problem, isReading, onCancel }} onText={setText} onRead={imports.read} />
      )}
      {source && rows && (
        <>
          <ColumnFields
            {...{ source, imported, line }}
            onSheet={imports.setSheet}
            onField={imports.setField}
            onLine={imports.setLine}
          />
          <RowsPreview rows={rows} sheet={source.sheets.indexOf(source.sheet)} />
          {imported.has(source.sheet) && <p>{content.again}</p>}
          <Buttons>
            {windows.length > 0 ? (
              <Button onClick={() => add(source)}>{addRowsContent.add(windows.length)}</Button>
            ) : (
              <p>{content.nothing}</p>
            )}
            <Button variant="ghost" onClick={imports.reset}>
              {content.back}
            </Button>
            <Button variant="ghost" onClick={onCancel}>
              {imported.size > 0 ? content.close : content.cancel}
            </Button>
          </Buttons>
        </>
      )}
    </Panel>
  )
}
