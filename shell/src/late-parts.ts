import type { LoadRoutes } from '@virida/shared/platform/contract/shell-server'
import { whenUsed } from '@virida/shared/site/when-used'
import { keepSheets } from './federation/keep-sheets'
import type { SiteSections } from './federation/site-sections'
import type { ReportFault } from './reports/fault-reporter'
import { preloadOnIntent } from './router/preload-on-intent'
import { ignoreSkippedTransitions } from './router/skipped-transitions'
import { reportStuckPages } from './router/stuck-pages'
import type { Router } from './router/warm-page'

type StartedSite = {
  router: Router
  sections: SiteSections
  loadRoutes: LoadRoutes
  isWithdrawn: () => Promise<boolean>
  report: ReportFault
}

/** Starts the parts of the shell that the first page can do without. They are loaded when it is idle. */
export function startLateParts({ router, sections, loadRoutes, isWithdrawn, report }: StartedSite) {
  preloadOnIntent(router, sections, loadRoutes, isWithdrawn)
  reportStuckPages(router, sections, report)
  ignoreSkippedTransitions()
  whenUsed(() => void keepSheets())
}
