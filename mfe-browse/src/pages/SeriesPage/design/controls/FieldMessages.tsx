import type { DesignField } from '@virida/shared/products/design/design'
import type { Problem } from '@virida/shared/products/design/problems/problem'
import { Button } from '@virida/shared/site/ui/Button'
import { FieldError } from '@virida/shared/site/ui/Field'
import { useId } from 'react'
import type { Chosen } from './choose'
import styles from './FieldMessages.module.css'

type Props = {
  /** Fields of the design whose messages are shown. */
  fields: readonly DesignField[]
  problems: readonly Problem[]
  note: Chosen['note']
  /** Applies the suggestion of a problem. */
  onMend: (problem: Problem) => void
}

/**
 * Messages below a control: why the choice is not made, a button for the nearest design that is made, and
 * what the last choice changed in other fields.
 */
export function FieldMessages({ fields, problems, note, onMend }: Props) {
  const id = useId()
  const own = problems.filter(({ field }) => fields.includes(field))
  return (
    <>
      {own.map((problem) => (
        <div key={problem.message} className={styles.Problem}>
          <FieldError id={`${id}-${problem.field}`}>{problem.message}</FieldError>
          {problem.mend && (
            <Button variant="ghost" className={styles.Mend} onClick={() => onMend(problem)}>
              {problem.mend.label}
            </Button>
          )}
        </div>
      ))}
      <p role="status" className={styles.Note}>
        {note && fields.includes(note.field) ? note.text : ''}
      </p>
    </>
  )
}
