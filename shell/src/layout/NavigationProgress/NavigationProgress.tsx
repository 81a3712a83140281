import { useNavigation } from '@virida/shared/router'
import { useEffect, useState } from 'react'
import { loadingLabel } from '../../content/navigation-progress'
import styles from './NavigationProgress.module.css'

/** Most pages are there before this; a bar that flashes would only make them feel slower. */
const patience = 200

/** A thin bar under the header while the next page is on its way. */
export function NavigationProgress() {
  const loading = useNavigation().state === 'loading'
  return loading ? <Bar /> : null
}

function Bar() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return late && <div className={styles.Bar} role="progressbar" aria-label={loadingLabel} />
}
