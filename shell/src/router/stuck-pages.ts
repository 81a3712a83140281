import type { SectionRelease } from '@virida/shared/platform/contract/composition'
import type { SiteSections } from '../federation/site-sections'
import type { ReportFault } from '../reports/fault-reporter'
import { findPage } from './find-page'
import { afterLongWait } from './longest-wait'
import { isInDocument } from './page-fade'
import type { Router } from './warm-page'

/** Reports the release of a page that a link leads to and that does not come, although no error says why: it may wait without end. */
export function reportStuckPages(
  router: Pick<Router, 'subscribe' | 'state'>,
  sections: SiteSections,
  report: ReportFault,
) {
  let cancel = () => {}
  function watch({ navigation, location }: Pick<Router['state'], 'navigation' | 'location'>) {
    cancel()
    const hasCome = () => navigation.state === 'idle' && isInDocument(location)
    const { pathname } = navigation.location ?? location
    cancel = afterLongWait(() => {
      if (hasCome()) return
      findPage(sections, pathname).then(
        (found) => report('load', found?.section),
        // Without the table of sections, the line is at fault and not the release.
        () => undefined,
      )
    })
  }
  router.subscribe(watch)
  watch(router.state)
}

/** Reports the release of the first page if it is late and then neither comes nor fails. */
export function reportLateStart(
  late: Promise<unknown>,
  release: Pick<SectionRelease, 'name' | 'version'> | undefined,
  report: ReportFault,
) {
  const cancel = afterLongWait(() => report('load', release))
  late.then(cancel, cancel)
}
