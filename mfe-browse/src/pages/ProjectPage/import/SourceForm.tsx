import { Button } from '@virida/shared/site/ui/Button'
import { Notice } from '@virida/shared/site/ui/Notice'
import { TextArea } from '@virida/shared/site/ui/TextArea'
import { useId, type DragEvent, type FormEvent } from 'react'
import { importContent as content } from './content'
import styles from './SourceForm.module.css'

type Props = {
  /** What is pasted. */
  text: string
  onText: (text: string) => void
  /** Why the last text or file could not be read. */
  problem: string
  isReading: boolean
  onRead: (file: Blob) => Promise<void>
  onCancel: () => void
}

/** Takes a schedule as a pasted text, or a schedule or job file that is chosen or dropped anywhere on the form. */
export function SourceForm({ text, onText, problem, isReading, onRead, onCancel }: Props) {
  const fileId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onRead(new Blob([text]))
  }
  const take = (file: File | null | undefined) => void (file && onRead(file))
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    take(file)
  }
  return (
    <form
      className={styles.SourceForm}
      onSubmit={submit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <p className={styles.Text}>{content.text}</p>
      {problem && <Notice tone="error" title={problem} />}
      <TextArea
        className={styles.Paste}
        label={content.paste}
        hint={content.pasteHint}
        rows={7}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <div className={styles.File}>
        <label htmlFor={fileId}>{content.file}</label>
        <p id={`${fileId}-hint`} className={styles.Hint}>
          {content.fileHint}
        </p>
        <input
          id={fileId}
          type="file"
          aria-describedby={`${fileId}-hint`}
          accept=".csv,.tsv,.txt,.xlsx,.json,text/csv,text/tab-separated-values,application/json"
          onChange={({ target }) => {
            take(target.files?.[0])
            // Emptied, so that the same file can be chosen again after the visitor has corrected it.
            target.value = ''
          }}
        />
      </div>
      <div className={styles.Actions}>
        <Button type="submit" busy={isReading}>
          {isReading ? content.reading : content.read}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {content.cancel}
        </Button>
      </div>
    </form>
  )
}
