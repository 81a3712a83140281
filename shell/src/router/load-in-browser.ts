import { redirectDocument } from 'react-router-dom'
import type { SitePage } from '@virida/shared/platform/contract'
import { previousRelease, type SectionRelease } from '@virida/shared/platform/contract/composition'
import type { LoadRoutes } from '@virida/shared/platform/contract/shell-server'
import { requestPageFiles } from '../federation/page-files'
import type { ReportFault } from '../reports/fault-reporter'
import { helpsToLoadDocument } from './document-load'
import { loadPage } from './page-data'

/**
 * Loads a page after a navigation: from the given release, else from the release that was live before it.
 * @param address Address of the page.
 * @param report Reports what could not be loaded.
 * @throws A redirect to the page as a document when both fail and `helpsToLoadDocument` allows it; otherwise the
 * SectionError of the given release.
 */
export async function loadInBrowser(
  section: SectionRelease,
  pattern: string,
  loadRoutes: LoadRoutes,
  address: string,
  report?: ReportFault,
): Promise<SitePage> {
  requestPageFiles(section, pattern)
  try {
    return await loadPage(section, pattern, loadRoutes)
  } catch (error) {
    report?.('load', section)
    const previous = previousRelease(section)
    const page = previous && (await loadPage(previous, pattern, loadRoutes).catch(() => undefined))
    if (page) {
      report?.('fallback', section)
      return page
    }
    if (await helpsToLoadDocument(address)) throw redirectDocument(address)
    throw error
  }
}
