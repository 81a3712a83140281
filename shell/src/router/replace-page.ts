import type { SectionRelease } from '@virida/shared/platform/contract/composition'
import type { ReportFault } from '../reports/fault-reporter'
import { helpsToLoadDocument, reloadDocument } from './document-load'

/**
 * Loads the page of an address as a document when its data could not be loaded after a navigation, as `loadInBrowser` does when
 * the page's code could not. The files of an old release may be gone, and the document comes from the live one.
 */
export async function replacePage(
  section: SectionRelease,
  address: string,
  report?: ReportFault,
): Promise<void> {
  report?.('load', section)
  const helps = await helpsToLoadDocument(address)
  if (helps && isShown(new URL(address))) reloadDocument()
}

/** The visitor may have gone on meanwhile. */
const isShown = ({ pathname, search }: URL) => pathname === location.pathname && search === location.search
