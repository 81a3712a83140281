import type { Dealer, Point } from '../../../dealers/dealer'
import type { ListPage } from '../../../search/pagination'
import type { Query } from '../../../search/query'
import type { SearchResult } from '../../../search/search-dealers'
import type { SendLinks } from '../send/send-links'
import { results as content } from '../content'
import type { Active } from '../use-active-dealer'
import { DealerCard } from './DealerCard'
import styles from './DealerList.module.css'
import { describeResult } from './describe-result'
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
  sendLinks: SendLinks | undefined
  onShow: (id: string) => void
  onHighlight: (id: string | null) => void
}

/** One page of the dealers found: the matches of the keyword, then under a heading the dealers nearby. */
export function DealerList(props: Props) {
  const { dealers, query, result, page, active, visitorPoint, sendLinks, onShow, onHighlight } = props
  if (page.items.length === 0) return <NoDealers query={query} />
  const { nearby: nearbyText } = describeResult(result, query)
  const matchesOnPage = nearbyText ? Math.max(0, result.matchCount - (page.first - 1)) : page.items.length
  const first = page.items.slice(0, matchesOnPage)
  const nearby = page.items.slice(matchesOnPage)

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
                sendLinks={sendLinks?.(dealer)}
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
      {first.length > 0 && cards(first, page.first)}
      {nearby.length > 0 && (
        <>
          <div className={styles.Nearby}>
            <h3 className={styles.Title}>{content.nearby}</h3>
            <p>{nearbyText}</p>
          </div>
          {cards(nearby, page.first + first.length)}
        </>
      )}
      <Pager query={query} page={page} total={result.found.length} />
    </>
  )
}
