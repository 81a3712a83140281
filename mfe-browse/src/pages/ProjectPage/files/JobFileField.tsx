import type { Project } from '@virida/shared/products/project/project'
import { useId } from 'react'
import { readJobFile } from './job-file'
import styles from './FilesPanel.module.css'

type Props = {
  label: string
  hint?: string
  onRead: (job: Promise<Project>) => void
}

/** Field that takes a job file. */
export function JobFileField({ label, hint, onRead }: Props) {
  const id = useId()
  return (
    <div className={styles.File}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.Hint}>
          {hint}
        </p>
      )}
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onRead(readJobFile(file))
          // The same file can be chosen again after it was mended.
          target.value = ''
        }}
      />
    </div>
  )
}
