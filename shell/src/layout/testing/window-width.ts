import { act } from '@testing-library/react'

/** Sets the window's width for `matchMedia`, because jsdom has no layout. */
export function stubWindowWidth(width: number) {
  const queries = new Set<EventTarget & { matches: boolean }>()
  const isDesktop = () => width >= 1024
  window.matchMedia = () => {
    const query = Object.assign(new EventTarget(), { matches: isDesktop() })
    queries.add(query)
    return query as unknown as MediaQueryList
  }
  return {
    resize(next: number) {
      width = next
      act(() => {
        for (const query of queries) {
          query.matches = isDesktop()
          query.dispatchEvent(Object.assign(new Event('change'), { matches: isDesktop() }))
        }
      })
    },
  }
}
