import { useEffect, useState } from 'react'
import { keepPage } from '../../../offline/keep-page'
import styles from './Offline.module.css'
import { offlineContent as content } from './content'

/** Milliseconds between hydration and saving the page. */
const delay = 1000

/** Saves the page for use without a network, and says when it is saved. */
export function Offline() {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    let isMounted = true
    // Starts late, so that it does not slow down the page.
    const timer = setTimeout(() => void keepPage().then((kept) => isMounted && setKept(kept)), delay)
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  }, [])
  return (
    <p className={styles.Offline} data-kept={isKept || undefined}>
      {isKept ? content.kept : content.will}
    </p>
  )
}
