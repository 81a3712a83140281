import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { markStarted } from '@virida/shared/platform/contract/alive'
import type { DocumentData } from '@virida/shared/platform/contract/composition'
import { documentDataId } from '@virida/shared/platform/contract/public-settings'
import type { LoadRoutes } from '@virida/shared/platform/contract/shell-server'
import { loadOnce } from '@virida/shared/platform/load-once'
import { withTimeout } from '@virida/shared/platform/timeout'
import { onFileFailure } from './federation/verified-files'
import { siteSections } from './federation/site-sections'
import { whenIdle } from '@virida/shared/site/when-idle'
import { whenUsed } from '@virida/shared/site/when-used'
import { faultReporter, releaseAt } from './reports/fault-reporter'
import { rootOptions } from './reports/root-options'
import { blamedFor, reportScriptErrors, sectionOf } from './reports/script-errors'
import { discoverRoutes, firstOwners } from './router/discover-routes'
import { dropUnreadValues } from './router/unread-values'
import { isInOtherPage } from './router/other-page'
import { policyBoundary } from './router/policy-boundary'
import { hydrationState } from './router/hydration'
import { ownerOf } from './router/owner-of'
import { pageRoutes, siteRoutes } from './router/site-routes'
import { SiteRouter } from './router/SiteRouter'
import { withRetries } from './router/with-retries'
import { captureOldPages } from './router/page-fade'

/** Hydrates the document that the server rendered. */
export async function startSite(loadRoutes: LoadRoutes) {
  const data = JSON.parse(document.getElementById(documentDataId)?.textContent ?? '{}') as DocumentData
  const { composition } = data
  const sections = siteSections(data)
  const owners = firstOwners(composition)
  dropUnreadValues()
  const needsDocument = policyBoundary(owners, data.ownPolicy, location.pathname)
  // Set below, because the code that asks is loaded with the late parts.
  let isWithdrawn = () => Promise.resolve(false)
  const report = faultReporter(composition.shell)
  onFileFailure((address) => report('load', releaseAt(address)))
  reportScriptErrors(report)
  const options = {
    loadRoutes,
    runsIn: 'browser' as const,
    needsDocument,
    isWithdrawn: () => answerInTime(isWithdrawn()),
    report,
  }
  const routes = siteRoutes(composition, owners, options)
  // The page is loaded before React starts; otherwise React would replace the rendered page with a loading state.
  const { state, late } = await hydrationState(routes, data, loadRoutes)
  const router = createBrowserRouter(routes, {
    hydrationData: state,
    patchRoutesOnNavigation: discoverRoutes(
      sections,
      routes,
      (all, others) => pageRoutes(all, others, options),
      () => (router.state.errors ? undefined : router.state.location.pathname),
    ),
  })
  captureOldPages(router)
  const releaseOf = (section: string | undefined) =>
    sections.known().sections.find(({ name }) => name === section)
  /** The release that shows the current page. */
  const shown = () => releaseOf(ownerOf(router.state)?.section)
  const first = shown()
  // If the page cannot be loaded at all, it stays as the server rendered it.
  late?.loading.catch(() => report('load', first))
  if (late) {
    const load = () => import(/* webpackChunkName: "early-notice" */ './router/early-notice')
    void withRetries(load(), load).then(({ showEarlyNotices }) => showEarlyNotices(late.kept))
  }
  const lateParts = loadOnce(async () => {
    const { startLateParts } = await import(/* webpackChunkName: "late-parts" */ './late-parts')
    return startLateParts({
      shell: composition.shell,
      router,
      sections,
      loadRoutes,
      report,
      first,
      late: late?.loading,
    })
  })
  isWithdrawn = async () => (await lateParts()).isWithdrawn()
  whenIdle(() => void lateParts().catch(() => undefined), { alsoSavingData: true })
  // A failed attempt is repeated when the visitor points at a link.
  whenUsed(() => void sections.all().catch(() => undefined))
  // As a transition, React hydrates in steps of a few milliseconds, and hydrates a part at once that the visitor uses.
  startTransition(() => {
    const root = document.getElementById('root') as HTMLElement
    const site = (
      <StrictMode>
        <SiteRouter router={router} />
      </StrictMode>
    )
    const reporting = rootOptions((fault, error) =>
      report(fault, sectionOf(error) ?? releaseOf(blamedFor(error)) ?? shown()),
    )
    if (isInOtherPage()) createRoot(root, reporting).render(site)
    else hydrateRoot(root, site, reporting)
    // From here on, React reports what fails. Until here, the document's script does.
    markStarted(first)
  })
}

/** A navigation waits no longer for the answer whether a release has been withdrawn, nor for the code that asks, in ms. */
const longestWait = 200

const answerInTime = (answer: Promise<boolean>) =>
  withTimeout(longestWait, answer, 'Whether a release is withdrawn').catch(() => false)
