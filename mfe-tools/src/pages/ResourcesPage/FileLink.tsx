import { Link } from '@virida/shared/ui/Link'
import { VisuallyHidden } from '@virida/shared/ui/VisuallyHidden'
import type { FileType, ListedFile } from '../../resources/files'
import { listContent as content, sizeText } from './ResourcesPage.content'
import styles from './FileLink.module.css'

type Props = {
  file: ListedFile
  type: FileType
  /** What stands in the link; without it the type does. */
  name?: string
  /** Whose file it is, for those who hear links without what stands around them. */
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
