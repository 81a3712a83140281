import { Button } from '@virida/shared/site/ui/Button'
import { FieldError } from '@virida/shared/site/ui/Field'
import type { AttachedFile, Attachments } from '../../files/use-attachments'
import { attachmentsContent as content, fileProblemText } from './content'
import styles from './Attachments.module.css'

export type FileProblemsProps = Pick<Attachments, 'problems' | 'tooMuch'> & {
  /** Prefix of the ids of the messages. */
  id: string
  onLeaveOut: (files: readonly AttachedFile[]) => void
}

/** What is wrong with the chosen files, and a button that leaves out what cannot be sent. */
export function FileProblems({ problems, tooMuch, id, onLeaveOut }: FileProblemsProps) {
  const names = tooMuch.map(({ file }) => file.name)
  return (
    <>
      <div aria-live="polite" className={styles.Problems}>
        {problems.map((problem, at) => (
          <FieldError key={at} id={`${id}-problem-${at}`}>
            {fileProblemText(problem)}
          </FieldError>
        ))}
        {names.length > 0 && <p className={styles.Hint}>{content.offer(names)}</p>}
      </div>
      {names.length > 0 && (
        <div>
          <Button variant="ghost" onClick={() => onLeaveOut(tooMuch)}>
            {content.leaveOut(names)}
          </Button>
        </div>
      )}
    </>
  )
}
