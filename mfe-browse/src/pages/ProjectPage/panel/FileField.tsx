import { Field } from '@virida/shared/site/ui/Field'
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
  return (
    <Field
      className={styles.FileField}
      label={label}
      hint={hint}
      error={problem && <FieldProblem>{problem}</FieldProblem>}
    >
      {/* It does not look like a field for text. */}
      {({ className: _, ...control }) => (
        <input
          type="file"
          {...control}
          accept={accept}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onFile(file)
            // Emptied, so that the same file can be chosen again after the visitor has corrected it.
            target.value = ''
          }}
        />
      )}
    </Field>
  )
}
