import { useSearchParams } from '@virida/shared/router'
import { useMemo } from 'react'
import type { Dealer } from '../../dealers/dealer'
import { useVisitorLocation } from '../../visitor/use-visitor-location'
import { indexDealers } from '../../search/dealer-index'
import { readQuery, writeQuery } from '../../search/query'
import type { Query } from '../../search/query'
import { searchDealers } from '../../search/search-dealers'
import { usePlaces } from './use-places'

/** The search as the address says it, what it finds, and ways to change it. */
export function useLocator(dealers: readonly Dealer[]) {
  const [params, setParams] = useSearchParams()
  const { visitor, askAgain } = useVisitorLocation()
  const query = useMemo(() => readQuery(params), [params])
  const table = usePlaces(query.keyword !== '')

  const index = useMemo(() => indexDealers(dealers), [dealers])
  const here = visitor.state === 'known' ? visitor.at : undefined
  const { keyword, radius, type } = query
  // The page of the list is not part of what is found.
  const result = useMemo(
    () => searchDealers(index, { keyword, radius, type, page: 1 }, table.places, here),
    [index, keyword, radius, type, table.places, here],
  )

  /** Searches anew: on the first page of the list. */
  const search = (change: Partial<Query>, options: { replace?: boolean } = {}) =>
    setParams(writeQuery({ ...query, page: 1, ...change }), { preventScrollReset: true, ...options })

  return { query, result, table, visitor, askAgain, search, here }
}

export type Locator = ReturnType<typeof useLocator>

/** Address of the list with something changed: a real link, that works without the page's script. */
export const hrefOf = (query: Query, change: Partial<Query>) => {
  const params = writeQuery({ ...query, ...change }).toString()
  return params ? `/find-a-dealer?${params}` : '/find-a-dealer'
}
