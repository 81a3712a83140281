import { useEffect, useState } from 'react'
import { keepPage } from '../../offline/keep-page'
import styles from './Offline.module.css'
import { offlineContent as content } from './Offline.content'

/** Keeps the page for the building site, and says so when it is kept. */
export function Offline() {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    let isHere = true
    // After the page's own work: a visitor who only looks shall not wait for it.
    const timer = setTimeout(() => void keepPage().then((kept) => isHere && setKept(kept)), 1000)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [])
  return (
    <p className={styles.Offline} data-kept={isKept || undefined}>
      {isKept ? content.kept : content.will}
    </p>
  )
}
