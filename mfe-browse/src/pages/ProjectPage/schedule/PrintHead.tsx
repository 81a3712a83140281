import { usePrintDay } from '@virida/shared/site/hooks/use-print-day'
import { sheetContent as content } from '../content'
import styles from './PrintHead.module.css'

/** Head of the printed schedule. It is hidden on screens. */
export function PrintHead({ name, totals }: { name: string; totals: string }) {
  const day = usePrintDay()
  return (
    <div className={styles.PrintHead} aria-hidden="true">
      <p className={styles.Title}>{content.title(name)}</p>
      <p>{totals}</p>
      <p className={styles.End}>
        {content.by}, {content.phone}
        <br />
        {content.date} {day}
      </p>
    </div>
  )
}
