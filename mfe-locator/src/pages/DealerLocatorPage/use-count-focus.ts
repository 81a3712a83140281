import { useEffect, useState, type RefObject } from 'react'
import { results } from './content'

/**
 * After a search, scrolls the list to its top and moves the focus to the line that says how many dealers were found. If
 * the line is in the lower half of the screen or outside it, as on phones, the page scrolls to the heading above it.
 * @param keyword The keyword of the result that is shown.
 * @returns A function to call with the keyword of a new search.
 */
export function useCountFocus(keyword: string, list: RefObject<HTMLElement | null>) {
  const [awaited, setAwaited] = useState<{ keyword: string } | null>(null)
  useEffect(() => {
    if (awaited?.keyword !== keyword) return
    setAwaited(null)
    list.current?.scrollTo({ top: 0 })
    const count = document.getElementById(results.countId)
    count?.focus({ preventScroll: true })
    const { top = 0 } = count?.getBoundingClientRect() ?? {}
    if (top > 0 && top < window.innerHeight / 2) return
    document.getElementById(results.titleId)?.scrollIntoView({ block: 'start' })
  }, [awaited, keyword, list])
  return (searched: string) => setAwaited({ keyword: searched })
}
