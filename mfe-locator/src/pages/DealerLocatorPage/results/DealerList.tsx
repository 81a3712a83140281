import type { Dealer, Point } from '../../../dealers/dealer'
import type { ListPage } from '../../../search/pagination'
import type { Query } from '../../../search/query'
import type { SearchResult } from '../../../search/search-dealers'
import { results as content } from '../content'
import type { Active } from '../use-active-dealer'
import { DealerCard } from './DealerCard'
import styles from './DealerList.module.css'
import { NoDealers } from './NoDealers'
import { Pager } from './Pager'

type Props = {
  dealers: readonly Dealer[]
  query: Query
  result: SearchResult
  /** The page of `result.found` to show. */
  page: ListPage<number>
  active: Active | null
  visitorPoint: Point | undefined
  onShow: (id: string) => void
  onHighlight: (id: string | null) => void
}

/** One page of the dealers found: nearby dealers first, then under a heading the dealers found by name or address. */
export function DealerList(props: Props) {
  const { dealers, query, result, page, active, visitorPoint, onShow, onHighlight } = props
  if (page.items.length === 0) return <NoDealers query={query} />
  const hasTwoParts = result.nearbyCount > 0 && result.nearbyCount < result.found.length
  const nearbyOnPage = Math.max(0, result.nearbyCount - (page.first - 1))
  const nearby = hasTwoParts ? page.items.slice(0, nearbyOnPage) : page.items
  const byName = hasTwoParts ? page.items.slice(nearbyOnPage) : []

  const cards = (items: readonly number[], start: number) => (
    <ol
      role="list"
      start={start}
      className={styles.List}
      aria-label={start === page.first ? content.list : undefined}
    >
      {items.map((index) => {
        const dealer = dealers[index]
        return (
          dealer && (
            <li key={dealer.id} className={styles.Item}>
              <DealerCard
                dealer={dealer}
                miles={result.miles?.[index]}
                visitorPoint={visitorPoint}
                active={active?.id === dealer.id}
                onShow={onShow}
                onHighlight={onHighlight}
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
      <Pager query={query} page={page} total={result.found.length} />
    </>
  )
}
