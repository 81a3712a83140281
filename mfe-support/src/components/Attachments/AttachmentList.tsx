import { Spinner } from '@virida/shared/site/ui/Spinner'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { LineIcon } from '@virida/shared/site/ui/LineIcon'
import { useState } from 'react'
import type { AttachedFile } from '../../files/use-attachments'
import { formatFileSize } from '../../files/file-size'
import { attachmentsContent as content } from './content'
import styles from './Attachments.module.css'
import { Preview } from './Preview'

export type AttachmentListProps = {
  items: readonly AttachedFile[]
  onRemove: (id: number) => void
  /** Id of the file input: it takes the focus when the focused file is removed. */
  inputId: string
}

/** The chosen files with name and size, each with a button that removes it. */
export function AttachmentList({ items, onRemove, inputId }: AttachmentListProps) {
  const [announcement, setAnnouncement] = useState('')
  const remove = ({ id, file }: AttachedFile) => {
    onRemove(id)
    setAnnouncement(content.removed(file.name))
    document.getElementById(inputId)?.focus()
  }
  const total = items.reduce((sum, { file }) => sum + file.size, 0)
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {items.length > 0 && (
        <>
          <ul role="list" className={styles.List} aria-label={content.list}>
            {items.map((item) => (
              <li key={item.id} className={styles.Item}>
                <Preview file={item.file} />
                <div className={styles.Words}>
                  <span className={styles.Name}>{item.file.name}</span>
                  <span className={styles.Size}>
                    {formatFileSize(item.file.size)}
                    {item.preparing && <Spinner label={content.preparing} className={styles.Spinner} />}
                    {!item.preparing &&
                      item.file.size < item.chosenSize &&
                      ` (${content.reduced(item.chosenSize)})`}
                  </span>
                </div>
                <button
                  type="button"
                  className={styles.Remove}
                  aria-label={content.remove(item.file.name)}
                  onClick={() => remove(item)}
                >
                  <LineIcon viewBox="0 0 16 16" strokeWidth="2">
                    <path d="M3 3l10 10M13 3 3 13" />
                  </LineIcon>
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.Hint}>{content.total(items.length, total)}</p>
        </>
      )}
    </>
  )
}
