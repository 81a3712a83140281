import { loadSeries } from '@virida/shared/products/catalogue/load-series'
import { seriesSlugs } from '@virida/shared/products/catalogue/slugs'
import { projectAddress, seriesAddress } from '@virida/shared/site/addresses/pages'
import type { KeptParts } from '@virida/shared/site/offline/keep-page'
import { useKeptPage } from '@virida/shared/site/offline/use-kept-page'
import { offlineContent as content } from '../content'
import styles from './Offline.module.css'
import { loadDesigner, loadEverything } from './panels'

/** All that the visitor can do on a job site: the series, the panels, the files that they read and write, and the designer. */
const parts: KeptParts = {
  load: () => Promise.all([...seriesSlugs.map(loadSeries), loadEverything(), loadDesigner()]),
  below: [seriesAddress('')],
}

type Props = { /** What the visitor reads when the page is saved. */ saved?: string }

/** Saves the page for use without a network, and says when it is saved. Says nothing if it cannot be saved. */
export function Offline({ saved = content.kept }: Props) {
  const kept = useKeptPage(projectAddress, parts)
  if (kept === 'failed') return null
  return (
    <p className={styles.Offline} data-kept={kept === 'kept' || undefined}>
      {kept === 'kept' ? saved : kept === 'full' ? content.full : content.will}
      {kept === 'kept' && (
        <>
          <link rel="manifest" href="/my-project.webmanifest" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        </>
      )}
    </p>
  )
}
