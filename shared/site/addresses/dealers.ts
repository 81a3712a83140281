import { dealersPath } from './pages'
import { join } from './with-query'

/** The dealer map, with a search that the locator has written. */
export const dealersAddress = (search: URLSearchParams): string => join(dealersPath, search.toString())
