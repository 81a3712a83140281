import { Link } from '@virida/shared/site/ui/Link'
import { LineIcon } from '@virida/shared/site/ui/LineIcon'
import { documentPath } from '@virida/shared/site/addresses/documents'
import type { SupportDocument } from '../../documents/model'
import { pdfNote } from './content'
import styles from './PdfLink.module.css'

/** A link to a document's PDF with its file type and size. */
export function PdfLink({ document }: { document: Pick<SupportDocument, 'id' | 'title'> }) {
  return (
    <Link href={documentPath(document.id)} variant="plain" className={styles.PdfLink} type="application/pdf">
      <LineIcon viewBox="0 0 20 24" strokeWidth="1.5">
        <path d="M1 1h12l6 6v16H1zM13 1v6h6M10 10v8M6.5 14.5 10 18l3.5-3.5" />
      </LineIcon>
      <span>
        <span className={styles.Title}>{document.title}</span>{' '}
        <span className={styles.Note}>{pdfNote(document.id)}</span>
      </span>
    </Link>
  )
}
