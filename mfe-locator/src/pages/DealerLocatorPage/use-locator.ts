import { useSearchParams } from '@virida/shared/router'
import { dealersAddress } from '@virida/shared/site/addresses/dealers'
import { useAhead } from '@virida/shared/site/hooks/use-ahead'
import { useMemo } from 'react'
import type { Dealer } from '../../dealers/dealer'
import { findPlace } from '../../places/find-place'
import { loadedPlaces } from '../../places/load-places'
import { indexDealers } from '../../search/dealer-index'
import { readQuery, writeQuery, type Query } from '../../search/query'
import { searchDealers, type SearchResult } from '../../search/search-dealers'
import { useVisitorLocation } from '../../visitor/use-visitor-location'
import { usePlaces } from './use-places'

/** The search that the URL holds, its result, and functions to change it. */
export function useLocator(dealers: readonly Dealer[]) {
  const [params, setParams] = useSearchParams()
  const { visitor, askAgain } = useVisitorLocation()
  const urlQuery = useMemo(() => readQuery(params), [params])
  const [query, announce] = useAhead<Query>(urlQuery, toText)
  const places = usePlaces(query.keyword !== '')

  const index = useMemo(() => indexDealers(dealers), [dealers])
  const visitorPoint = visitor.state === 'known' ? visitor.at : undefined
  const { keyword, near, radius, type } = query
  // Page number and design do not affect the result, so turning a page does not search again.
  const result = useMemo(
    () => searchDealers(index, { keyword, near, radius, type }, places.data, visitorPoint),
    [index, keyword, near, radius, type, places.data, visitorPoint],
  )

  /** Changes the search. Unless the change says otherwise, it shows the first page of the list. */
  const search = (change: Partial<Query>, options: { replace?: boolean } = {}) => {
    const next = { ...query, page: 1, ...change }
    announce(next)
    setParams(writeQuery(next), { preventScrollReset: true, ...options })
  }

  /** Searches for a keyword. If it names no place, distances are still measured from the place searched for before. */
  const searchFor = (text: string) => {
    const data = loadedPlaces()
    const namesPlace = data && findPlace(data, text).kind !== 'none'
    search({ keyword: text, near: text && !namesPlace ? lastPlaceOf(result) : '' })
  }

  return { query, result, places, visitor, askAgain, search, searchFor, visitorPoint }
}

const toText = (query: Query) => String(writeQuery(query))

/** The place from which distances are measured. Empty if there is none, or if it is the visitor's location. */
export const lastPlaceOf = ({ center }: SearchResult) =>
  center && center.of !== 'visitor' ? center.label : ''

export type Locator = ReturnType<typeof useLocator>

/** URL of the search with a change. It is used for real links, which work before hydration. */
export const searchUrl = (query: Query, change: Partial<Query>) =>
  dealersAddress(writeQuery({ ...query, ...change }))
