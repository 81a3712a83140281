import { useAhead } from '@virida/shared/site/hooks/use-ahead'
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
  /** How many filters are on, without the keyword. */
  enabled: number
  change: (next: Search) => void
  /** Sets the keyword while the visitor types. The URL follows after a pause. */
  setKeyword: (keyword: string) => void
  clear: () => void
}

/** Milliseconds between the last key press and the change of the URL. Browsers limit how often a URL may change. */
const delay = 300

/** The search of the page. It is read from the URL, except the keyword, which runs ahead of the URL during typing. */
export function useResources(): Resources {
  const [params, setParams] = useSearchParams()
  const [shown, setShown] = useAhead(searchIn(params), (search) => String(queryOf(search)))
  const [keyword, setKeyword] = useState(shown.keyword)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back, forward and links change the keyword under the search box. A change that the box itself wrote must not
  // replace its text, because more may have been typed meanwhile.
  const [lastKeyword, setLastKeyword] = useState(shown.keyword)
  if (lastKeyword !== shown.keyword) {
    setLastKeyword(shown.keyword)
    setKeyword(shown.keyword)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = { ...shown, keyword }
  const write = (next: Search) => {
    clearTimeout(timer.current)
    const keyword = next.keyword.trim()
    setLastKeyword(keyword)
    setShown({ ...next, keyword })
    setParams(queryOf(next), { replace: true, preventScrollReset: true })
  }
  return {
    search,
    found: findResources(resources, search),
    enabled: shown.categories.length + shown.series.length + shown.kinds.length,
    change: (next) => {
      setKeyword(next.keyword)
      write(next)
    },
    setKeyword: (text) => {
      setKeyword(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => write({ ...shown, keyword: text }), delay)
    },
    clear: () => write({ ...emptySearch, keyword }),
  }
}
