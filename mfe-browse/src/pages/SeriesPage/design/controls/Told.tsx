import type { DesignField } from '@virida/shared/design/design'
import type { Problem } from '@virida/shared/design/problems'
import { Button } from '@virida/shared/ui/Button'
import { FieldError } from '@virida/shared/ui/Field'
import { useId } from 'react'
import type { Chosen } from './choose'
import styles from './Told.module.css'

type Props = {
  /** The choices under which it stands. */
  fields: readonly DesignField[]
  problems: readonly Problem[]
  note: Chosen['note']
  /** Takes the way out of a problem. */
  onMend: (problem: Problem) => void
}

/** What is not made as chosen, why, and the nearest that is; or what has changed with the last choice. */
export function Told({ fields, problems, note, onMend }: Props) {
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
