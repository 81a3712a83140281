import { LineIcon } from '@virida/shared/site/ui/LineIcon'
import { Spinner } from '@virida/shared/site/ui/Spinner'
import { totalSize } from '@virida/shared/platform/enquiry/check-files'
import type { AttachedFile } from '../../files/use-attachments'
import { formatFileSize } from '../../files/file-size'
import { attachmentsContent as content } from './content'
import styles from './Attachments.module.css'
import { Preview } from './Preview'

export type AttachmentListProps = {
  items: readonly AttachedFile[]
  /** The files that cannot be sent as they are. */
  tooMuch: readonly AttachedFile[]
  onRemove: (item: AttachedFile) => void
}

/** The chosen files with name and size, each with a button that removes it. */
export function AttachmentList({ items, tooMuch, onRemove }: AttachmentListProps) {
  if (items.length === 0) return null
  return (
    <>
      <ul role="list" className={styles.List} aria-label={content.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.Item}>
            <Preview file={item.file} kind={item.kind} />
            <div className={styles.Words}>
              <span className={styles.Name}>{item.file.name}</span>
              <span className={styles.Size}>
                <FileState item={item} />
                {tooMuch.includes(item) && <span className={styles.Unsendable}>{content.unsendable}</span>}
              </span>
            </div>
            <button
              type="button"
              className={styles.Remove}
              aria-label={content.remove(item.file.name)}
              onClick={() => onRemove(item)}
            >
              <LineIcon viewBox="0 0 16 16" strokeWidth="2">
                <path d="M3 3l10 10M13 3 3 13" />
              </LineIcon>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.Hint}>{content.total(items.length, totalSize(items.map(({ file }) => file)))}</p>
    </>
  )
}

/** Size of the file, whether it is still being prepared, and its size before it was made smaller. */
function FileState({ item: { file, preparing, chosenSize } }: { item: AttachedFile }) {
  return (
    <>
      {formatFileSize(file.size)}
      {preparing && <Spinner label={content.preparing} className={styles.Spinner} />}
      {!preparing && file.size < chosenSize && ` (${content.reduced(chosenSize)})`}
    </>
  )
}
