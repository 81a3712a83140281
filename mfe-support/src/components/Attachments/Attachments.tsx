import { useId, useState, type ChangeEvent, type DragEvent } from 'react'
import { FieldError } from '@virida/shared/site/ui/Field'
import type { Attachments as AttachmentsState } from '../../files/use-attachments'
import { AttachmentList } from './AttachmentList'
import { attachmentsContent as content, fileProblemText } from './content'
import styles from './Attachments.module.css'

export type AttachmentsProps = {
  attachments: AttachmentsState
  /** Id of the file input. */
  id: string
}

/** A file input for photos and videos, with the list of chosen files and what is wrong with them. */
export function Attachments({ attachments, id }: AttachmentsProps) {
  const { items, problems, add, remove } = attachments
  const hintId = useId()
  const [isOver, setOver] = useState(false)

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])])
    // The same file may be chosen again after it was removed.
    target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }

  return (
    <div className={styles.Attachments}>
      <div className={styles.Label} aria-hidden="true">
        {content.label}
      </div>
      <div
        className={styles.Drop}
        data-over={isOver || undefined}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          id={id}
          type="file"
          accept="image/*,video/*"
          multiple
          className={styles.Input}
          aria-label={`${content.label}: ${content.choose}`}
          aria-describedby={hintId}
          aria-invalid={problems.length > 0 || undefined}
          onChange={choose}
        />
        <label htmlFor={id} className={styles.Choose}>
          {content.choose}
        </label>
        <span className={styles.DropWords}>{content.drop}</span>
      </div>
      <div id={hintId} className={styles.Hint}>
        <p>{content.limits}</p>
        <p>{content.privacy}</p>
      </div>
      <AttachmentList items={items} onRemove={remove} inputId={id} />
      <div aria-live="polite" className={styles.Problems}>
        {problems.map((problem) => {
          const text = fileProblemText(problem)
          return (
            <FieldError key={text} id={`${id}-${problem.code}-${'name' in problem ? problem.name : ''}`}>
              {text}
            </FieldError>
          )
        })}
      </div>
    </div>
  )
}
