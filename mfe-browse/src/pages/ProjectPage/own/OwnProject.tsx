import { projectLimits } from '@virida/shared/products/project/project'
import { Button } from '@virida/shared/site/ui/Button'
import { Notice } from '@virida/shared/site/ui/Notice'
import { TextField } from '@virida/shared/site/ui/TextField'
import { useState } from 'react'
import { rename } from '../../../project/change-project'
import { projectStore, type ProjectState } from '../../../project/project-store'
import { projectWords } from '../../../project/content'
import { importButtonId, projectContent, rowActions, scheduleContent as content } from '../content'
import styles from './OwnProject.module.css'
import { EmptyProject } from './EmptyProject'
import { ProjectActions } from './ProjectActions'
import { Schedule } from '../schedule/Schedule'
import { useDescribed } from '../use-described'
import { useListChanges } from '../schedule/use-list-changes'

type Props = {
  state: ProjectState
  /** What the last action did. Screen readers announce it. */
  message: string
  onMessage: (message: string) => void
}

/** The list does not need the code of the import, so the code is loaded when the visitor opens the import. */
const loadImport = () => import(/* webpackChunkName: "import-schedule" */ '../import/ImportPanel')
type Import = Awaited<ReturnType<typeof loadImport>>

/** The visitor's own project: edit it, then share, print, export or ask about it. */
export function OwnProject({ state: { project, trouble }, message, onMessage }: Props) {
  const { described, failed, again } = useDescribed(project.windows)
  const [importing, setImporting] = useState<Import>()
  const openImport = () => {
    onMessage(projectContent.importLoading)
    loadImport().then(
      (module) => {
        onMessage('')
        setImporting(module)
      },
      (error: unknown) => {
        reportError(error)
        onMessage(projectContent.importFailed)
      },
    )
  }
  const { undo, undoId, changes } = useListChanges(onMessage)
  return (
    <>
      {trouble && <Notice tone="error" title={projectWords.trouble[trouble]} />}
      {failed && (
        <Notice
          tone="error"
          title={projectContent.failed.title}
          actions={<Button onClick={again}>{projectContent.failed.again}</Button>}
        >
          <p>{projectContent.failed.text}</p>
        </Notice>
      )}
      <div className={styles.Status}>
        <p role="status">{message}</p>
        {undo && (
          <Button variant="ghost" id={undoId} onClick={undo}>
            {rowActions.undo}
          </Button>
        )}
      </div>
      {importing && (
        <importing.ImportPanel
          rowsInList={project.windows.length}
          changes={changes}
          onAdded={() => setImporting(undefined)}
          onCancel={() => {
            setImporting(undefined)
            requestAnimationFrame(() => document.getElementById(importButtonId)?.focus())
          }}
        />
      )}
      {project.windows.length === 0 && !importing && <EmptyProject onImport={openImport} />}
      {project.windows.length > 0 && described && (
        <>
          <TextField
            className={styles.Name}
            label={content.name}
            value={project.name}
            maxLength={projectLimits.name}
            onChange={({ target }) => projectStore.change(rename(target.value))}
          />
          <Schedule name={project.name} windows={described} changes={changes} />
          <ProjectActions
            project={project}
            described={described}
            onEmpty={changes.empty}
            onImport={openImport}
          />
        </>
      )}
    </>
  )
}
