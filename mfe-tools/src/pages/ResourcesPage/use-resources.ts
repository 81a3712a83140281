import { useAhead } from '@virida/shared/contract/use-ahead'
import { useSearchParams } from '@virida/shared/router'
import { useEffect, useRef, useState } from 'react'
import { resources } from '../../resources/resources'
import {
  emptySearch,
  findResources,
  queryOf,
  searchIn,
  type Found,
  type Search,
} from '../../resources/search'

export type Resources = {
  search: Search
  found: readonly Found[]
  /** How many filters are on; a keyword is none. */
  enabled: number
  change: (next: Search) => void
  /** The keyword as it is typed; the address follows when the typing pauses. */
  type: (keyword: string) => void
  clear: () => void
}

/** Browsers refuse an address that changes with every key. */
const pause = 300

/** The page as its address says it, on the server and in the browser alike, and as it is being typed. */
export function useResources(): Resources {
  const [params, setParams] = useSearchParams()
  const [told, tell] = useAhead(searchIn(params), (search) => String(queryOf(search)))
  const [keyword, setKeyword] = useState(told.keyword)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back, forward and links change the address under the box. What the box itself wrote does not: meanwhile there
  // may be more in it.
  const [seen, setSeen] = useState(told.keyword)
  if (seen !== told.keyword) {
    setSeen(told.keyword)
    setKeyword(told.keyword)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = { ...told, keyword }
  const write = (next: Search) => {
    clearTimeout(timer.current)
    const keyword = next.keyword.trim()
    setSeen(keyword)
    tell({ ...next, keyword })
    setParams(queryOf(next), { replace: true, preventScrollReset: true })
  }
  return {
    search,
    found: findResources(resources, search),
    enabled: told.categories.length + told.series.length + told.kinds.length,
    change: (next) => {
      setKeyword(next.keyword)
      write(next)
    },
    type: (text) => {
      setKeyword(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => write({ ...told, keyword: text }), pause)
    },
    clear: () => write({ ...emptySearch, keyword }),
  }
}
