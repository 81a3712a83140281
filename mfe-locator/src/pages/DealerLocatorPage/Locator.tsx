import { Container } from '@virida/shared/site/ui/Container'
import { useRef, useState } from 'react'
import type { Dealer } from '../../dealers/dealer'
import { pageOf } from '../../search/pagination'
import styles from './Locator.module.css'
import { MapPane } from './map/MapPane'
import { MapSheet } from './map/MapSheet'
import { OpenMap } from './map/OpenMap'
import { useMapSheet } from './map/use-map-sheet'
import { DealerList } from './results/DealerList'
import { ResultsHead } from './results/ResultsHead'
import { DesignNote, ProjectNote } from './send/SendNote'
import { useDesignLinks } from './send/use-design-links'
import { useProjectLinks } from './send/use-project-links'
import { LocationLine } from './search/LocationLine'
import { SearchForm } from './search/SearchForm'
import { useCountFocus } from './use-count-focus'
import { useActiveDealer } from './use-active-dealer'
import { useLocator } from './use-locator'

/** The search form, the list of dealers and the map. */
export function Locator({ dealers }: { dealers: readonly Dealer[] }) {
  const locator = useLocator(dealers)
  const { query, result, places, visitorPoint } = locator
  const page = pageOf(result.found, query.page)
  const { active, list, activate } = useActiveDealer(locator, dealers)
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const sheet = useMapSheet()
  const design = useDesignLinks(query.design)
  const project = useProjectLinks()
  const form = useRef<HTMLDivElement>(null)
  const focusCount = useCountFocus(query.keyword, list, sheet.isPhone ? undefined : form)
  const map = {
    dealers,
    result,
    active,
    visitorPoint,
    highlighted,
    onActive: (id: string | null) => activate(id, 'map'),
  }

  const show = (id: string) => {
    activate(id, 'list')
    if (sheet.isPhone) sheet.open()
  }

  return (
    <div className={styles.Locator}>
      <div ref={form} className={styles.SearchBand}>
        <Container>
          <SearchForm locator={locator} onSearch={focusCount} />
          <LocationLine locator={locator} />
        </Container>
      </div>
      <Container className={styles.Panes}>
        <div ref={list} className={styles.ListPane} data-busy={places.state === 'loading' || undefined}>
          {query.design ? <DesignNote failed={design.failed} /> : project && <ProjectNote {...project} />}
          <ResultsHead locator={locator} />
          <OpenMap onOpen={sheet.open} />
          <DealerList
            dealers={dealers}
            query={query}
            result={result}
            page={page}
            active={active}
            visitorPoint={visitorPoint}
            sendLinks={query.design ? design.links : project?.links}
            onShow={show}
            onHighlight={setHighlighted}
          />
        </div>
        <MapPane {...map} />
      </Container>
      <MapSheet {...map} open={sheet.isOpen} onClose={sheet.close} />
    </div>
  )
}
