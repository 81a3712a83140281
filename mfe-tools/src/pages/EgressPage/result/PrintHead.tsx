import { egressPath } from '@virida/shared/site/addresses/pages'
import { usePrintDay } from '@virida/shared/site/hooks/use-print-day'
import { memo, useEffect, useState } from 'react'
import styles from './PrintHead.module.css'
import { sheetContent as content } from './content'

/** The head of the printed sheet. CSS hides it on screens. Memoized: a press of Calculate does not change `search`. */
export const PrintHead = memo(function PrintHead({ search }: { search: string }) {
  const day = usePrintDay()
  const [address, setAddress] = useState('')
  useEffect(() => setAddress(`${location.origin}${egressPath}?${search}`), [search])
  return (
    <div className={styles.PrintHead} aria-hidden="true">
      <p className={styles.Title}>{content.title}</p>
      <dl className={styles.Facts}>
        <div>
          <dt>{content.date}</dt>
          <dd>{day}</dd>
        </div>
        <div>
          <dt>{content.code}</dt>
          <dd>{content.edition}</dd>
        </div>
        {content.blanks.map((blank) => (
          <div key={blank}>
            <dt>{blank}</dt>
            <dd className={styles.Blank} />
          </div>
        ))}
        <div className={styles.Address}>
          <dt>{content.address}</dt>
          <dd>{address}</dd>
        </div>
      </dl>
    </div>
  )
})
