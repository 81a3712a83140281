import { Link } from '@virida/shared/ui/Link'
import { useEffect, useRef } from 'react'
import type { PageOfList } from '../../search/pages'
import type { Query } from '../../search/query'
import { pager as content, results } from './content'
import styles from './Pager.module.css'
import { hrefOf } from './use-locator'

type Props = { query: Query; page: PageOfList<number>; all: number }

/** The way through a long list, as links: each page of it has an address. */
export function Pager({ query, page: { page, pages, first, last }, all }: Props) {
  const turned = useRef(false)

  // The pager stands below the list: whoever turns the page goes on reading at its top.
  useEffect(() => {
    if (turned.current) document.getElementById(results.titleId)?.focus()
    turned.current = false
  }, [page])

  if (pages === 1) return null
  const to = (number: number, label: string) => (
    <Link
      href={hrefOf(query, { page: number })}
      preventScrollReset
      className={styles.Step}
      onClick={() => (turned.current = true)}
    >
      {label}
    </Link>
  )
  return (
    <nav aria-label={content.label} className={styles.Pager}>
      <span className={styles.Side}>{page > 1 && to(page - 1, content.previous)}</span>
      <span className={styles.Range}>{content.range(first, last, all)}</span>
      <span className={styles.Side}>{page < pages && to(page + 1, content.next)}</span>
    </nav>
  )
}
