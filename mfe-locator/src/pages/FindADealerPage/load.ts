import { loadPlaces } from '../../places/load-places'
import { names } from '../../search/query'

/**
 * Loads the page. Where its first rendering answers a keyword (on the server, and in the browser that takes over
 * from it), the table of places comes with it; otherwise with the first search.
 */
export async function loadFindADealer() {
  const page = import(/* webpackChunkName: "find-a-dealer" */ './page')
  // Without the table the page still searches names and addresses.
  if (answersKeyword()) await loadPlaces().catch(() => undefined)
  return page
}

const answersKeyword = () =>
  typeof window === 'undefined' || new URLSearchParams(window.location.search).has(names.keyword)
