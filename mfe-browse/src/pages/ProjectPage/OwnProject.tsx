import { projectLimits } from '@virida/shared/project/project'
import { Button } from '@virida/shared/ui/Button'
import { Notice } from '@virida/shared/ui/Notice'
import { TextField } from '@virida/shared/ui/TextField'
import type { ReactNode } from 'react'
import { rename } from '../../project/change-project'
import { projectStore, type ProjectState } from '../../project/project-store'
import { projectWords } from '../../project/project-words'
import { projectContent, rowActions, scheduleContent as content } from './content'
import styles from './OwnProject.module.css'
import { ProjectActions } from './ProjectActions'
import { Schedule } from './Schedule'
import { useDescribed } from './use-described'
import { useListChanges } from './use-list-changes'

type Props = {
  state: ProjectState
  /** What happened last, for all to read. */
  told: string
  tell: (words: string) => void
  /** Stands where the list has no rows. */
  empty: ReactNode
}

/** The visitor's own list: edit it, then share, print, export or ask about it. */
export function OwnProject({ state: { project, trouble }, told, tell, empty }: Props) {
  const { described, failed, again } = useDescribed(project.windows)
  const changes = useListChanges(project, tell)
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
      <div className={styles.Told}>
        <p role="status">{told}</p>
        {changes.undo && (
          <Button variant="ghost" id={changes.undoId} onClick={changes.undo}>
            {rowActions.undo}
          </Button>
        )}
      </div>
      {project.windows.length === 0 && empty}
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
          <ProjectActions project={project} described={described} onEmpty={changes.empty} />
        </>
      )}
    </>
  )
}
