import { egressPath } from '@virida/shared/site/addresses/pages'
import { useKeptPage } from '@virida/shared/site/offline/use-kept-page'
import styles from './Offline.module.css'
import { offlineContent as content } from './content'

/** Saves the page for use without a network, and says when it is saved. Says nothing if it cannot be saved. */
export function Offline() {
  const kept = useKeptPage(egressPath)
  if (kept === 'failed') return null
  return (
    <p className={styles.Offline} data-kept={kept === 'kept' || undefined}>
      {kept === 'kept' ? content.kept : kept === 'full' ? content.full : content.will}
    </p>
  )
}
