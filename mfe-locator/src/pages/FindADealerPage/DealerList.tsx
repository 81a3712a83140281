import type { Dealer, Point } from '../../dealers/dealer'
import type { PageOfList } from '../../search/pages'
import type { Query } from '../../search/query'
import type { SearchResult } from '../../search/search-dealers'
import { results as content } from './content'
import { DealerCard } from './DealerCard'
import styles from './DealerList.module.css'
import { NoDealers } from './NoDealers'
import { Pager } from './Pager'
import type { Active } from './use-active-dealer'

type Props = {
  dealers: readonly Dealer[]
  query: Query
  result: SearchResult
  page: PageOfList<number>
  active: Active | null
  here: Point | undefined
  onShow: (id: string) => void
  onLight: (id: string | null) => void
}

/** One page of the dealers found: first those nearby, then, under words of their own, those found by name. */
export function DealerList({ dealers, query, result, page, active, here, onShow, onLight }: Props) {
  if (page.items.length === 0) return <NoDealers query={query} />
  // Where the list divides, counted from the top of this page.
  const divide = result.nearby - (page.first - 1)
  const isDivided = result.nearby > 0 && result.nearby < result.found.length
  const nearby = isDivided ? page.items.slice(0, Math.max(0, divide)) : page.items
  const byName = isDivided ? page.items.slice(Math.max(0, divide)) : []

  const cards = (items: readonly number[], start: number) => (
    <ol
      role="list"
      start={start}
      className={styles.List}
      aria-label={start === page.first ? content.list : undefined}
    >
      {items.map((at) => {
        const dealer = dealers[at]
        return (
          dealer && (
            <li key={dealer.id} className={styles.Item}>
              <DealerCard
                dealer={dealer}
                miles={result.miles?.[at]}
                here={here}
                active={active?.id === dealer.id}
                onShow={onShow}
                onLight={onLight}
              />
            </li>
          )
        )
      })}
    </ol>
  )

  return (
    <>
      {nearby.length > 0 && cards(nearby, page.first)}
      {byName.length > 0 && (
        <>
          <h3 className={styles.Also}>{content.alsoMatching(query.keyword)}</h3>
          {cards(byName, page.first + nearby.length)}
        </>
      )}
      <Pager query={query} page={page} all={result.found.length} />
    </>
  )
}
