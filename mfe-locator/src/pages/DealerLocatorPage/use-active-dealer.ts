import { useEffect, useRef, useState } from 'react'
import type { Dealer } from '../../dealers/dealer'
import { pageNumberOf } from '../../search/pagination'
import type { Locator } from './use-locator'

/** The dealer whose info window is open, and whether it was chosen in the list or on the map. */
export type Active = { id: string; by: 'list' | 'map' }

/**
 * Keeps the active dealer; there is at most one (R-DEALER-2). When it is chosen on the map, the list turns to its page
 * and scrolls to its card. It is no longer active when a new search does not find it.
 */
export function useActiveDealer({ query, result, search }: Locator, dealers: readonly Dealer[]) {
  const [chosen, setChosen] = useState<Active | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const positionOf = (id: string | null) => result.found.findIndex((index) => dealers[index]?.id === id)
  const active = chosen && positionOf(chosen.id) >= 0 ? chosen : null
  const chosenOnMap = active?.by === 'map' ? active.id : null

  useEffect(() => {
    if (chosenOnMap) scrollToCard(list.current, chosenOnMap)
  }, [chosenOnMap, query.page])

  const activate = (id: string | null, by: Active['by']) => {
    setChosen(id ? { id, by } : null)
    const position = positionOf(id)
    if (by === 'map' && position >= 0 && pageNumberOf(position) !== query.page)
      search({ page: pageNumberOf(position) }, { replace: true })
  }
  return { active, list, activate }
}

/** Scrolls only the list. `scrollIntoView` would also scroll the page, away from the map. */
function scrollToCard(list: HTMLElement | null, id: string) {
  const card = list?.querySelector<HTMLElement>(`[data-dealer="${CSS.escape(id)}"]`)
  if (!list || !card) return
  const { top } = card.getBoundingClientRect()
  list.scrollBy({ top: top - list.getBoundingClientRect().top - 16 })
}
