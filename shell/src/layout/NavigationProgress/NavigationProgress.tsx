import { useNavigation } from '@virida/shared/router'
import { useEffect, useState } from 'react'
import { loadingLabel } from '../../content/navigation-progress'
import styles from './NavigationProgress.module.css'

/** Most pages load faster than this; a bar that flashes would make them feel slower. In ms. */
const barDelay = 200

/** A thin bar under the header while the next page loads. */
export function NavigationProgress() {
  const loading = useNavigation().state === 'loading'
  return loading ? <Bar /> : null
}

function Bar() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), barDelay)
    return () => clearTimeout(timer)
  }, [])
  return isLate && <div className={styles.Bar} role="progressbar" aria-label={loadingLabel} />
}
