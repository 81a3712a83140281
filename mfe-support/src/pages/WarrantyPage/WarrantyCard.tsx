import { PdfLink } from '../../components/PdfLink/PdfLink'
import type { SupportDocument } from '../../documents/model'
import styles from './WarrantyCard.module.css'

/** A warranty: whom it is for, a summary and its PDF. */
export function WarrantyCard({ document }: { document: SupportDocument }) {
  return (
    <div className={styles.WarrantyCard}>
      <h3 className={styles.Audience}>{document.audience}</h3>
      <p className={styles.Summary}>{document.summary}</p>
      <PdfLink document={document} />
    </div>
  )
}
