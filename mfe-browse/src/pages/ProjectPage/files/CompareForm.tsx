import type { Project } from '@virida/shared/products/project/project'
import { Button } from '@virida/shared/site/ui/Button'
import { TextField } from '@virida/shared/site/ui/TextField'
import { useRef, useState, type FormEvent } from 'react'
import { ChangeList } from './ChangeList'
import { summaryText } from './change-text'
import { compareVersions } from './compare-jobs'
import { filesContent } from './content'
import { JobFileError } from './job-file-error'
import { readJobLink } from './job-file'
import { FieldProblem } from '../panel/FieldProblem'
import { JobFileField } from './JobFileField'
import styles from './FilesPanel.module.css'

const { compare: content } = filesContent

/** Where another version comes from. */
type Source = 'link' | 'file'

/** Compares the visitor's list with another version of it, from a link or a file. */
export function CompareForm({ project }: { project: Project }) {
  const [link, setLink] = useState('')
  const [other, setOther] = useState<Project>()
  const [problem, setProblem] = useState<{ of: Source; text: string }>()
  const linkField = useRef<HTMLInputElement>(null)
  const latest = useRef<Promise<Project>>(undefined)
  const read = (of: Source, reading: Promise<Project>) => {
    latest.current = reading
    setProblem(undefined)
    setOther(undefined)
    // An earlier version can take longer to read than the one that was chosen after it.
    const ifLatest = (show: () => void) => latest.current === reading && show()
    reading.then(
      (job) => ifLatest(() => setOther(job)),
      (error: unknown) => {
        if (!(error instanceof JobFileError)) reportError(error)
        ifLatest(() => {
          setProblem({ of, text: error instanceof Error ? error.message : String(error) })
          if (of === 'link') linkField.current?.focus()
        })
      },
    )
  }
  const versions = other && compareVersions(other, project)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    read('link', readJobLink(link))
  }
  return (
    <div className={styles.Part} data-part="compare">
      <h3 className={styles.PartTitle}>{content.title}</h3>
      <p className={styles.Text}>{content.text}</p>
      <div className={styles.Versions}>
        <form className={styles.Link} onSubmit={submit} noValidate>
          <TextField
            ref={linkField}
            className={styles.Field}
            label={content.link}
            error={problem?.of === 'link' && <FieldProblem>{problem.text}</FieldProblem>}
            value={link}
            maxLength={30_000}
            onChange={({ target }) => setLink(target.value)}
          />
          <Button type="submit" variant="ghost">
            {content.compare}
          </Button>
        </form>
        <JobFileField
          label={content.file}
          problem={problem?.of === 'file' ? problem.text : undefined}
          onRead={(reading) => read('file', reading)}
        />
      </div>
      {/* Screen readers announce a change of an element that was there before. */}
      <p role="status">{versions && summaryText(versions, 'after')}</p>
      {versions && <ChangeList {...versions} />}
    </div>
  )
}
