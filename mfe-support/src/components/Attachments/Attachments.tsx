import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { useCallback, useEffect, useId, useRef, useState, type DragEvent } from 'react'
import type { AttachedFile, Attachments as AttachmentsState } from '../../files/use-attachments'
import { AttachmentList } from './AttachmentList'
import { attachmentsContent as content } from './content'
import { FileProblems } from './FileProblems'
import styles from './Attachments.module.css'

export type AttachmentsProps = {
  attachments: AttachmentsState
  /** Id of the file input. */
  id: string
}

/** A file input for photos and videos, with the list of chosen files and what is wrong with them. */
export function Attachments({ attachments, id }: AttachmentsProps) {
  const { items, problems, tooMuch, add, remove } = attachments
  const hintId = useId()
  const [isOver, setOver] = useState(false)
  const [announcement, setAnnouncement] = useState('')

  const input = useRef<HTMLInputElement>(null)

  const choose = useCallback(() => {
    const chosen = [...(input.current?.files ?? [])]
    if (!input.current || chosen.length === 0) return
    add(chosen)
    // Emptied, so that the same file can be chosen again after it was removed.
    input.current.value = ''
  }, [add])
  // Files may have been chosen before the code of the page was there.
  useEffect(choose, [choose])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  /** Removes files and announces it. The pressed button disappears with its file, so the file input takes the focus. */
  const removeAll = (files: readonly AttachedFile[], words: string) => {
    remove(...files.map((file) => file.id))
    setAnnouncement(words)
    document.getElementById(id)?.focus()
  }

  return (
    <div className={styles.Attachments}>
      <div className={styles.Label} aria-hidden="true">
        {content.label}
      </div>
      <div id={hintId} className={styles.Hint}>
        <p>{content.limits}</p>
        <p>{content.privacy}</p>
      </div>
      <div
        className={styles.Drop}
        data-over={isOver || undefined}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
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
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <AttachmentList
        items={items}
        tooMuch={tooMuch}
        onRemove={(item) => removeAll([item], content.removed(item.file.name))}
      />
      <FileProblems
        problems={problems}
        tooMuch={tooMuch}
        id={id}
        onLeaveOut={(files) => removeAll(files, content.leftOut(files.map(({ file }) => file.name)))}
      />
    </div>
  )
}
