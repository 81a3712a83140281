import { FieldError } from '@virida/shared/site/ui/Field'
import { useId } from 'react'
import { FieldProblem } from './FieldProblem'
import styles from './FileField.module.css'

type Props = {
  label: string
  hint?: string
  /** Why the last file could not be used. */
  problem?: string
  /** Endings and types of the files that the browser offers. */
  accept: string
  onFile: (file: File) => void
}

/** Field that takes a file of the visitor's. */
export function FileField({ label, hint, problem, accept, onFile }: Props) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.FileField}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.Hint}>
          {hint}
        </p>
      )}
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={describedBy || undefined}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // Emptied, so that the same file can be chosen again after the visitor has corrected it.
          target.value = ''
        }}
      />
      {problem && (
        <FieldError id={`${id}-error`}>
          <FieldProblem>{problem}</FieldProblem>
        </FieldError>
      )}
    </div>
  )
}
