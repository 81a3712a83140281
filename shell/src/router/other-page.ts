/** The element that holds the site. There is none in tests of parts. */
const root = () => document.getElementById('root')

/**
 * Whether the document is that of another page, so that its content is not hydrated but rendered anew. Without a network
 * the service worker shows a page in the saved document of another one, and marks it (`public/offline-sw.js`).
 */
export const isInOtherPage = (): boolean => root()?.dataset.otherPage !== undefined

/** Removes the mark when the own page is shown. Returns whether there was one. */
export function settleInOtherPage(): boolean {
  const wasOther = isInOtherPage()
  if (wasOther) delete root()?.dataset.otherPage
  return wasOther
}

/** Scrolls to the element that the fragment of the address names, as the browser does in a document of its own. */
export const scrollToFragment = () => document.getElementById(location.hash.slice(1))?.scrollIntoView()
