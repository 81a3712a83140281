import { Link } from '@virida/shared/site/ui/Link'
import { useEffect, useRef } from 'react'
import type { ListPage } from '../../../search/pagination'
import type { Query } from '../../../search/query'
import { pager as content, results } from '../content'
import { searchUrl } from '../use-locator'
import styles from './Pager.module.css'

type Props = { query: Query; page: ListPage<number>; total: number }

/** Links to the previous and next page of the list. */
export function Pager({ query, page: { page, pageCount, first, last }, total }: Props) {
  const isTurned = useRef(false)

  // The pager is below the list. After turning the page, the visitor continues at the top of the list.
  useEffect(() => {
    if (isTurned.current) document.getElementById(results.titleId)?.focus()
    isTurned.current = false
  }, [page])

  if (pageCount === 1) return null
  const linkTo = (number: number, label: string) => (
    <Link
      href={searchUrl(query, { page: number })}
      preventScrollReset
      className={styles.Step}
      onClick={() => (isTurned.current = true)}
    >
      {label}
    </Link>
  )
  return (
    <nav aria-label={content.label} className={styles.Pager}>
      <span className={styles.Side}>{page > 1 && linkTo(page - 1, content.previous)}</span>
      <span className={styles.Range}>{content.range(first, last, total)}</span>
      <span className={styles.Side}>{page < pageCount && linkTo(page + 1, content.next)}</span>
    </nav>
  )
}
