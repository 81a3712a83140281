import { addAll } from '../../../project/change-project'
import { Button } from '@virida/shared/site/ui/Button'
import { useEffect, useRef, useState } from 'react'
import type { ListChanges } from '../schedule/use-list-changes'
import { addRowsContent } from '../content'
import { Panel } from '../panel/Panel'
import { ColumnFields } from './ColumnFields'
import { importContent as content } from './content'
import styles from './ImportPanel.module.css'
import { RowsPreview } from './RowsPreview'
import { SourceForm } from './SourceForm'
import { useImport } from './use-import'

type Props = {
  /** Number of rows in the visitor's list. */
  rowsInList: number
  changes: ListChanges
  /** Called after the rows are in the list. */
  onAdded: () => void
  onCancel: () => void
}

/**
 * Imports a schedule: takes a text or a file, shows how its columns and rows are read, and adds the rows to
 * the list.
 */
export function ImportPanel({ rowsInList, changes, onAdded, onCancel }: Props) {
  const { source, rows, problem, isReading, line, ...imports } = useImport(rowsInList, (job) => {
    changes.make(addAll(job.name, job.windows, job.facades), addRowsContent.added(job.windows.length))
    onAdded()
  })
  // Kept here, so that the visitor can correct a pasted schedule after looking at its rows.
  const [text, setText] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const isPreview = rows !== undefined
  useEffect(() => heading.current?.focus(), [isPreview])

  const windows = rows?.flatMap((row) => (row.state === 'refused' ? [] : [row.window])) ?? []
  const add = () => {
    const open = rows?.filter(({ state }) => state === 'open').length ?? 0
    const others = source?.sheets.filter((sheet) => sheet !== source.sheet).map(({ name }) => name) ?? []
    const words = [
      content.added(windows.length, open),
      others.length > 0 ? content.otherSheets(others.slice(0, 5)) : '',
    ]
    changes.make(addAll('', windows), words.filter(Boolean).join(' '))
    onAdded()
  }
  return (
    <Panel id="import-title" title={content.title} heading={heading}>
      {!source && (
        <SourceForm {...{ text, problem, isReading, onCancel }} onText={setText} onRead={imports.read} />
      )}
      {source && rows && (
        <>
          <ColumnFields
            {...{ source, line }}
            onSheet={imports.setSheet}
            onField={imports.setField}
            onLine={imports.setLine}
          />
          <RowsPreview rows={rows} />
          <div className={styles.Actions}>
            {windows.length > 0 ? (
              <Button onClick={add}>{addRowsContent.add(windows.length)}</Button>
            ) : (
              <p>{content.nothing}</p>
            )}
            <Button variant="ghost" onClick={imports.reset}>
              {content.back}
            </Button>
            <Button variant="ghost" onClick={onCancel}>
              {content.cancel}
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}
