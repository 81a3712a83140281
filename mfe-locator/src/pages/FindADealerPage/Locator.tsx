import { Container } from '@virida/shared/ui/Container'
import { useState } from 'react'
import type { Dealer } from '../../dealers/dealer'
import { pageOf } from '../../search/pages'
import { sampleNote } from './content'
import { DealerList } from './DealerList'
import styles from './Locator.module.css'
import { LocationLine } from './LocationLine'
import { MapPane } from './MapPane'
import { MapSheet } from './MapSheet'
import { OpenMap } from './OpenMap'
import { ResultsHead } from './ResultsHead'
import { SearchForm } from './SearchForm'
import { useActiveDealer } from './use-active-dealer'
import { useLocator } from './use-locator'
import { useMapSheet } from './use-map-sheet'

/** Search, list and map of any number of dealers. */
export function Locator({ dealers }: { dealers: readonly Dealer[] }) {
  const locator = useLocator(dealers)
  const { query, result, table, here } = locator
  const page = pageOf(result.found, query.page)
  const { active, list, activate } = useActiveDealer(locator, dealers)
  const [lit, setLit] = useState<string | null>(null)
  const sheet = useMapSheet()
  const map = { dealers, result, active, lit, onActive: (id: string | null) => activate(id, 'map') }

  const show = (id: string) => {
    activate(id, 'list')
    if (sheet.isPhone) sheet.open()
  }

  return (
    <div className={styles.Locator}>
      <div className={styles.SearchBand}>
        <Container>
          <SearchForm locator={locator} />
          <LocationLine visitor={locator.visitor} onAskAgain={locator.askAgain} />
        </Container>
      </div>
      <Container className={styles.Panes}>
        <div ref={list} className={styles.ListPane} data-busy={table.state === 'loading' || undefined}>
          <ResultsHead locator={locator} />
          <DealerList {...{ dealers, query, result, page, active, here }} onShow={show} onLight={setLit} />
        </div>
        <MapPane {...map} />
      </Container>
      <OpenMap onOpen={sheet.open} />
      <MapSheet {...map} open={sheet.isOpen} onClose={sheet.close} />
      <div className={styles.Foot}>
        <Container>
          <p className={styles.Samples}>{sampleNote}</p>
        </Container>
      </div>
    </div>
  )
}
