import { loadSeries } from '@virida/shared/products/catalogue/load-series'
import { seriesSlugs } from '@virida/shared/products/catalogue/slugs'
import { projectAddress } from '@virida/shared/site/addresses/pages'
import { useKeptPage } from '@virida/shared/site/offline/use-kept-page'
import { offlineContent as content } from '../content'
import styles from './Offline.module.css'
import { loadEverything } from './panels'

/** All that the page can do on a job site: the series, the panels, and the files that they read and write. */
const loadParts = () => Promise.all([...seriesSlugs.map(loadSeries), loadEverything()])

/** Saves the page for use without a network, and says when it is saved. Says nothing if it cannot be saved. */
export function Offline() {
  const kept = useKeptPage(projectAddress, loadParts)
  if (kept === 'failed') return null
  return (
    <p className={styles.Offline} data-kept={kept === 'kept' || undefined}>
      {kept === 'kept' ? content.kept : kept === 'full' ? content.full : content.will}
      {kept === 'kept' && <link rel="manifest" href="/my-project.webmanifest" />}
    </p>
  )
}
