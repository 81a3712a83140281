import type { SiteSections } from '../federation/site-sections'
import type { ReportFault } from '../reports/fault-reporter'
import { findPage } from './find-page'
import { longestWait } from './longest-wait'
import { hasArrived } from './page-fade'
import type { Router } from './warm-page'

/** Reports the release of a page that a link leads to and that does not come, although no error says why: it may wait without end. */
export function reportStuckPages(
  router: Pick<Router, 'subscribe'>,
  sections: SiteSections,
  report: ReportFault,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  router.subscribe(({ navigation, location }) => {
    clearTimeout(timer)
    const { pathname } = navigation.location ?? location
    timer = setTimeout(() => {
      if (navigation.state === 'idle' && hasArrived()) return
      findPage(sections, pathname).then(
        (found) => report('load', found?.section),
        // Without the table of sections, the line is at fault and not the release.
        () => undefined,
      )
    }, longestWait)
  })
}
