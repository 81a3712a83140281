import type { SectionRelease } from '@virida/shared/platform/contract/composition'
import type { LoadRoutes } from '@virida/shared/platform/contract/shell-server'
import { whenUsed } from '@virida/shared/site/when-used'
import { keepSheets } from './federation/keep-sheets'
import type { SiteSections } from './federation/site-sections'
import type { ReportFault } from './reports/fault-reporter'
import { preloadOnIntent } from './router/preload-on-intent'
import { endNavigationOnReturn } from './router/returned-pages'
import { reportLateStart, reportStuckPages } from './router/stuck-pages'
import type { Router } from './router/warm-page'

type StartedSite = {
  router: Router
  sections: SiteSections
  loadRoutes: LoadRoutes
  isWithdrawn: () => Promise<boolean>
  report: ReportFault
  /** The release of the first page; undefined if the shell shows it. */
  first: Pick<SectionRelease, 'name' | 'version'> | undefined
  /** The first page, if it has not loaded in time. */
  late: Promise<unknown> | undefined
}

/** Starts the parts of the shell that the first page can do without. They are loaded when it is idle, unless the visitor saves data. */
export function startLateParts(site: StartedSite) {
  const { router, sections, loadRoutes, isWithdrawn, report, first, late } = site
  preloadOnIntent(router, sections, loadRoutes, isWithdrawn)
  reportStuckPages(router, sections, report)
  endNavigationOnReturn(router)
  if (late) reportLateStart(late, first, report)
  whenUsed(() => void keepSheets())
}
