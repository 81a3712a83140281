import type { Project } from '@virida/shared/products/project/project'
import { download } from '@virida/shared/site/files/download'
import { Button } from '@virida/shared/site/ui/Button'
import { useState } from 'react'
import { addAll } from '../../../project/change-project'
import type { ListedProject } from '@virida/shared/products/project/stored-project'
import { scheduleFileName } from '../project-csv'
import type { ListChanges } from '../schedule/use-list-changes'
import { filesContent } from './content'
import type { Job } from './house-sheet/job-types'
import { jobFile } from './job-file'
import { JobFileError } from './job-file-error'
import { Buttons } from '../panel/Buttons'
import { JobFileField } from './JobFileField'
import styles from './FilesPanel.module.css'

const { keep: content } = filesContent

type Props = {
  job: Job
  project: ListedProject
  changes: ListChanges
  onOpened: () => void
}

/** Saves the job as a file, or opens such a file. */
export function KeepForm({ job, project, changes, onOpened }: Props) {
  const [problem, setProblem] = useState('')
  const open = (reading: Promise<Project>) => {
    setProblem('')
    reading.then(
      ({ name, windows, facades }) => {
        const opened = addAll(name, windows, facades)({ name: '', windows: [] })
        changes.make(() => opened, content.opened(windows.length))
        onOpened()
      },
      (error: unknown) => {
        if (!(error instanceof JobFileError)) reportError(error)
        setProblem(error instanceof Error ? error.message : String(error))
      },
    )
  }
  const saveFile = () => download(scheduleFileName(job.name, 'json'), 'application/json', jobFile(project))
  const isEmpty = job.windows.length === 0
  return (
    <div className={styles.Part}>
      <h3 className={styles.PartTitle}>{content.title}</h3>
      <p className={styles.Text}>{content.text}</p>
      {!isEmpty && (
        <Buttons>
          <Button variant="ghost" onClick={saveFile}>
            {content.save}
          </Button>
        </Buttons>
      )}
      <JobFileField label={content.open} hint={content.openHint} problem={problem} onRead={open} />
    </div>
  )
}
