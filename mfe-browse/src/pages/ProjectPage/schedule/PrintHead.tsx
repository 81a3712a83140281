import { useEffect, useState } from 'react'
import { sheetContent as content } from '../content'
import styles from './PrintHead.module.css'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** Head of the printed schedule. It is hidden on screens. */
export function PrintHead({ name, totals }: { name: string; totals: string }) {
  const [day, setDay] = useState('')
  useEffect(() => {
    const stamp = () => setDay(dayFormat.format(new Date()))
    stamp()
    // The page may be open for days, so the date is set again before it is printed.
    addEventListener('beforeprint', stamp)
    return () => removeEventListener('beforeprint', stamp)
  }, [])
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
