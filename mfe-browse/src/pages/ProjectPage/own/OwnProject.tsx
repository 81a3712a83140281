import { projectLimits } from '@virida/shared/products/project/project'
import { download } from '@virida/shared/site/files/download'
import { usePanel } from '@virida/shared/site/hooks/use-panel'
import { Button } from '@virida/shared/site/ui/Button'
import { Link } from '@virida/shared/site/ui/Link'
import { Notice } from '@virida/shared/site/ui/Notice'
import { TextField } from '@virida/shared/site/ui/TextField'
import { useDeferredValue, useState } from 'react'
import { leadTo } from '../../../components/lead-to'
import { rename } from '../../../project/change-project'
import { projectStore, type ProjectState } from '../../../project/project-store'
import { writeProject } from '@virida/shared/products/project/stored-project'
import { projectWords } from '../../../project/content'
import {
  actionsContent,
  facadesButtonId,
  filesButtonId,
  importButtonId,
  panelTitleIds,
  projectContent,
  rowActions,
  scheduleContent as content,
  statusId,
} from '../content'
import { scheduleFileName } from '../project-csv'
import styles from './OwnProject.module.css'
import { EmptyProject } from './EmptyProject'
import { ProjectActions } from './ProjectActions'
import { Schedule } from '../schedule/Schedule'
import { Offline } from './Offline'
import { loadFacades, loadFiles, loadImport, loadMeasure } from './panels'
import { LoadFailure } from '../LoadFailure'
import { useDescribed } from '../use-described'
import { useListChanges } from '../schedule/use-list-changes'

type Props = {
  state: ProjectState
  /** What the last action did. Screen readers announce it. */
  message: string
  onMessage: (message: string) => void
}

const importWords = { loading: projectContent.importLoading, failed: projectContent.importFailed }
const filesWords = { loading: projectContent.filesLoading, failed: projectContent.filesFailed }
const facadesWords = { loading: projectContent.facadesLoading, failed: projectContent.facadesFailed }
const measureWords = { loading: projectContent.measureLoading, failed: projectContent.measureFailed }

/** The visitor's own project: edit it, then share, print, export or ask about it. */
export function OwnProject({ state: { project, trouble }, message, onMessage }: Props) {
  const { described, failed, again } = useDescribed(project.windows)
  // The table follows a change a moment later, so that an input is answered without a wait. When the first rows are
  // loaded or imported, the deferred list is still empty, so the table shows the rows themselves.
  const later = useDeferredValue(described)
  const shown = later?.length ? later : described
  const imports = usePanel(loadImport, importWords, onMessage, panelTitleIds.import)
  const files = usePanel(loadFiles, filesWords, onMessage, panelTitleIds.files)
  const facades = usePanel(loadFacades, facadesWords, onMessage, panelTitleIds.facades)
  const sizes = usePanel(loadMeasure, measureWords, onMessage)
  const [measuredId, setMeasuredId] = useState<string>()
  const { undo, undoId, changes } = useListChanges(onMessage, shown === described)
  const measuredAt = described?.findIndex(({ id }) => id === measuredId) ?? -1
  const measured = described?.[measuredAt]
  const measure = (id: string) => {
    setMeasuredId(id)
    sizes.open()
  }
  const saveFile = () =>
    download(scheduleFileName(project.name, 'json'), 'application/json', writeProject(project))
  return (
    <>
      {trouble && (
        <Notice
          tone="error"
          title={projectWords.trouble[trouble]}
          actions={
            project.windows.length > 0 && <Button onClick={saveFile}>{projectContent.saveFile}</Button>
          }
        />
      )}
      {failed && <LoadFailure onAgain={again} text={projectContent.failed.text} />}
      <div className={styles.Status}>
        <p role="status" id={statusId} tabIndex={-1}>
          {message}
        </p>
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
      {project.windows.length > 0 && described && shown && (
        <>
          <div className={styles.Head}>
            <TextField
              className={styles.Name}
              label={content.name}
              value={project.name}
              maxLength={projectLimits.name}
              onChange={({ target }) => projectStore.change(rename(target.value))}
            />
            <Link href={`#${actionsContent.id}`} onClick={leadTo(actionsContent.id)} className={styles.Lead}>
              {actionsContent.lead}
            </Link>
          </div>
          <Schedule
            name={project.name}
            windows={shown}
            latest={described}
            changes={changes}
            onMeasure={measure}
          />
          <ProjectActions
            project={project}
            described={described}
            onEmpty={changes.empty}
            onImport={imports.open}
            onFiles={files.open}
            onFacades={facades.open}
          />
        </>
      )}
      {(project.windows.length === 0 || described) && <Offline />}
      {sizes.panel && measured?.made && (
        <sizes.panel.MeasureDialog
          key={measured.id}
          window={{ ...measured, made: measured.made }}
          at={measuredAt}
          changes={changes}
          onClose={() => sizes.close()}
        />
      )}
      {facades.panel && described && project.windows.length > 0 && (
        <facades.panel.FacadesPanel
          project={project}
          described={described}
          list={changes}
          onClose={() => facades.close(facadesButtonId)}
        />
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
