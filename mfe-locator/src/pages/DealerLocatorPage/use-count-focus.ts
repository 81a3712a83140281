import { useEffect, useState, type RefObject } from 'react'
import { results } from './content'

/**
 * After a search, scrolls the list to its top and moves the focus to the line that says how many dealers were found. If
 * the line is in the lower half of the screen or outside it, the page scrolls: on phones to the heading above the line, on
 * wide screens to the search form, which has room above the list there.
 * @param keyword The keyword of the result that is shown.
 * @param form The part of the page with the search form, on wide screens.
 * @returns A function to call with the keyword of a new search.
 */
export function useCountFocus(
  keyword: string,
  list: RefObject<HTMLElement | null>,
  form: RefObject<HTMLElement | null> | undefined,
) {
  const [awaited, setAwaited] = useState<{ keyword: string } | null>(null)
  useEffect(() => {
    if (awaited?.keyword !== keyword) return
    setAwaited(null)
    list.current?.scrollTo({ top: 0 })
    const count = document.getElementById(results.countId)
    count?.focus({ preventScroll: true })
    const { top = 0 } = count?.getBoundingClientRect() ?? {}
    if (top > 0 && top < window.innerHeight / 2) return
    const start = form ? form.current : document.getElementById(results.titleId)
    start?.scrollIntoView({ block: 'start' })
  }, [awaited, keyword, list, form])
  return (searched: string) => setAwaited({ keyword: searched })
}
