import { projectLimits } from '@virida/shared/products/project/project'
import { Button } from '@virida/shared/site/ui/Button'
import { Notice } from '@virida/shared/site/ui/Notice'
import { TextField } from '@virida/shared/site/ui/TextField'
import { rename } from '../../../project/change-project'
import { projectStore, type ProjectState } from '../../../project/project-store'
import { projectWords } from '../../../project/content'
import {
  filesButtonId,
  importButtonId,
  projectContent,
  rowActions,
  scheduleContent as content,
} from '../content'
import styles from './OwnProject.module.css'
import { EmptyProject } from './EmptyProject'
import { ProjectActions } from './ProjectActions'
import { Schedule } from '../schedule/Schedule'
import { usePanel } from './use-panel'
import { useDescribed } from '../use-described'
import { useListChanges } from '../schedule/use-list-changes'

type Props = {
  state: ProjectState
  /** What the last action did. Screen readers announce it. */
  message: string
  onMessage: (message: string) => void
}

/** The list does not need the code of the import and of the files, so each is loaded when the visitor opens it. */
const loadImport = () => import(/* webpackChunkName: "import-schedule" */ '../import/ImportPanel')
const loadFiles = () => import(/* webpackChunkName: "job-panel" */ '../files/FilesPanel')
const importWords = { loading: projectContent.importLoading, failed: projectContent.importFailed }
const filesWords = { loading: projectContent.filesLoading, failed: projectContent.filesFailed }

/** The visitor's own project: edit it, then share, print, export or ask about it. */
export function OwnProject({ state: { project, trouble }, message, onMessage }: Props) {
  const { described, failed, again } = useDescribed(project.windows)
  const imports = usePanel(loadImport, importWords, onMessage)
  const files = usePanel(loadFiles, filesWords, onMessage)
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
      {imports.panel && (
        <imports.panel.ImportPanel
          rowsInList={project.windows.length}
          changes={changes}
          onAdded={() => imports.close()}
          onCancel={() => imports.close(importButtonId)}
        />
      )}
      {project.windows.length === 0 && !imports.panel && (
        <EmptyProject onImport={imports.open} onFiles={files.open} />
      )}
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
            onImport={imports.open}
            onFiles={files.open}
          />
        </>
      )}
      {files.panel && described && (
        <files.panel.FilesPanel
          project={project}
          described={described}
          changes={changes}
          onClose={() => files.close(filesButtonId)}
          onOpened={() => files.close()}
        />
      )}
    </>
  )
}
