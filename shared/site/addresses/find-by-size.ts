import { findBySizePath } from './pages'
import { withQuery } from './with-query'

type SizeSearch = { width: number; height: number; for: 'new' | 'retrofit' }

/** Address of the search for products of one size. Width and height are in inches. */
export const findBySizeAddress = (search: SizeSearch): string => withQuery(findBySizePath, search)
