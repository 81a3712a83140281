import { useEffect, useRef, useState } from 'react'
import type { Dealer } from '../../dealers/dealer'
import { pageWith } from '../../search/pages'
import type { Locator } from './use-locator'

/** The one dealer that the map shows close by, and who chose it: the list follows the map, not itself. */
export type Active = { id: string; by: 'list' | 'map' }

/**
 * One active dealer at a time (specification, visitor actions 4). The list turns to the page of a dealer chosen
 * on the map and scrolls to its card. A dealer that a new search does not find is no longer active.
 */
export function useActiveDealer({ query, result, search }: Locator, dealers: readonly Dealer[]) {
  const [chosen, setChosen] = useState<Active | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const at = chosen ? result.found.findIndex((one) => dealers[one]?.id === chosen.id) : -1
  const active = at < 0 ? null : chosen
  const followed = active?.by === 'map' ? active.id : null

  useEffect(() => {
    if (followed) scrollToCard(list.current, followed)
  }, [followed, query.page])

  const activate = (id: string | null, by: Active['by']) => {
    setChosen(id ? { id, by } : null)
    const place = result.found.findIndex((one) => dealers[one]?.id === id)
    if (by === 'map' && place >= 0 && pageWith(place) !== query.page)
      search({ page: pageWith(place) }, { replace: true })
  }
  return { active, list, activate }
}

/** Within the list alone: `scrollIntoView` would move the page away from the map. */
function scrollToCard(list: HTMLElement | null, id: string) {
  const card = list?.querySelector<HTMLElement>(`[data-dealer="${CSS.escape(id)}"]`)
  if (!list || !card) return
  const { top } = card.getBoundingClientRect()
  list.scrollBy({ top: top - list.getBoundingClientRect().top - 16 })
}
