import { Link } from '@virida/shared/site/ui/Link'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import type { FileType, ListedFile } from '../../../resources/files'
import { listContent as content, sizeText } from '../content'
import styles from './FileLink.module.css'

type Props = {
  file: ListedFile
  type: FileType
  /** The text of the link; the file type by default. */
  name?: string
  /** The product of the file, for screen readers that list links without their surroundings. */
  of: string
}

/** A file with its type and its size. */
export function FileLink({ file: { file, bytes }, type, name, of }: Props) {
  const isDownload = type === 'dxf' || type === 'zip'
  return (
    <span className={styles.File}>
      <Link href={`/technical_resources/${file}`} download={isDownload || undefined} className={styles.Link}>
        {name ?? content.types[type]}
        <VisuallyHidden>, {of}</VisuallyHidden>
      </Link>{' '}
      <span className={styles.Facts}>
        {name ? `${content.types[type]}, ${sizeText(bytes)}` : sizeText(bytes)}
      </span>
    </span>
  )
}
