import { useId } from 'react'
import styles from './FileField.module.css'

type Props = {
  label: string
  hint?: string
  /** Endings and types of the files that the browser offers. */
  accept: string
  onFile: (file: File) => void
}

/** Field that takes a file of the visitor's. */
export function FileField({ label, hint, accept, onFile }: Props) {
  const id = useId()
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
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // Emptied, so that the same file can be chosen again after the visitor has corrected it.
          target.value = ''
        }}
      />
    </div>
  )
}
