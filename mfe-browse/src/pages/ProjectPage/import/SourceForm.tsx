import { Button } from '@virida/shared/site/ui/Button'
import { TextArea } from '@virida/shared/site/ui/TextArea'
import type { DragEvent, FormEvent } from 'react'
import { Buttons } from '../panel/Buttons'
import { FileField } from '../panel/FileField'
import { FieldProblem } from '../panel/FieldProblem'
import { importContent as content } from './content'
import type { ImportProblem } from './use-import'
import styles from './SourceForm.module.css'

type Props = {
  /** What is pasted. */
  text: string
  onText: (text: string) => void
  problem: ImportProblem | undefined
  isReading: boolean
  onRead: (file: Blob) => Promise<void>
  onCancel: () => void
}

/** Takes a schedule as a pasted text, or a schedule or job file that is chosen or dropped anywhere on the form. */
export function SourceForm({ text, onText, problem, isReading, onRead, onCancel }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onRead(new Blob([text]))
  }
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    void onRead(file)
  }
  return (
    <form
      className={styles.SourceForm}
      onSubmit={submit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <p className={styles.Text}>{content.text}</p>
      <TextArea
        className={styles.Paste}
        label={content.paste}
        hint={content.pasteHint}
        error={problem?.of === 'text' && <FieldProblem>{problem.text}</FieldProblem>}
        rows={7}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <div className={styles.File}>
        <FileField
          label={content.file}
          hint={content.fileHint}
          problem={problem?.of === 'file' ? problem.text : undefined}
          accept=".csv,.tsv,.txt,.xlsx,.json,text/csv,text/tab-separated-values,application/json"
          onFile={(file) => void onRead(file)}
        />
      </div>
      <Buttons>
        <Button type="submit" busy={isReading}>
          {isReading ? content.reading : content.read}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {content.cancel}
        </Button>
      </Buttons>
    </form>
  )
}
