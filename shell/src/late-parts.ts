import type { SectionRelease } from '@virida/shared/platform/contract/composition'
import type { LoadRoutes } from '@virida/shared/platform/contract/shell-server'
import { savesData } from '@virida/shared/site/saves-data'
import { whenUsed } from '@virida/shared/site/when-used'
import { keepSheets } from './federation/keep-sheets'
import type { SiteSections } from './federation/site-sections'
import { withdrawalCheck } from './federation/withdrawal'
import type { ReportFault } from './reports/fault-reporter'
import { showLatestPage } from './router/latest-page'
import { preloadOnIntent } from './router/preload-on-intent'
import { endNavigationOnReturn } from './router/returned-pages'
import { reportLateStart, reportStuckPages } from './router/stuck-pages'
import { ignoreSkippedTransitions } from './router/skipped-transitions'
import { unlockBetweenSections } from './router/unlock-document'
import type { Router } from './router/warm-page'

/** Share of the documents whose web vitals are reported. */
const vitalsShare = 0.1

type StartedSite = {
  /** The release of the shell. */
  shell: string
  router: Router
  sections: SiteSections
  loadRoutes: LoadRoutes
  report: ReportFault
  /** The release of the first page; undefined if the shell shows it. */
  first: Pick<SectionRelease, 'name' | 'version'> | undefined
  /** The first page, if it has not loaded in time. */
  late: Promise<unknown> | undefined
}

/**
 * Starts the parts of the shell that the first page can do without. They are loaded when it is idle. Visitors who save data get no
 * pages ahead, and their web vitals are not reported.
 * @returns `isWithdrawn` asks at a navigation whether a release of the document has been withdrawn.
 */
export function startLateParts({ shell, router, sections, loadRoutes, report, first, late }: StartedSite) {
  const isWithdrawn = withdrawalCheck(sections.known)
  if (!savesData()) {
    preloadOnIntent(router, sections, loadRoutes, isWithdrawn)
    if (first && Math.random() < vitalsShare) void reportVitalsOf(first, shell)
  }
  reportStuckPages(router, sections, report)
  showLatestPage(router)
  endNavigationOnReturn(router)
  unlockBetweenSections(router)
  ignoreSkippedTransitions()
  if (late) reportLateStart(late, first, report)
  whenUsed(() => void keepSheets())
  return { isWithdrawn }
}

/** Offline or blocked the code is missing, and the visitor sees no difference. */
async function reportVitalsOf({ name, version }: Pick<SectionRelease, 'name' | 'version'>, shell: string) {
  const loaded = await import(/* webpackChunkName: "vitals" */ './reports/report-vitals').catch(
    () => undefined,
  )
  loaded?.reportVitals({ shell, app: name, version })
}
