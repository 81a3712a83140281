import { memo } from 'react'
import { filterContent as content } from './egress/content'
import styles from './PageNav.module.css'
import { rowsOfPage } from './use-pages'

type Props = {
  page: number
  pages: number
  rows: number
  /** The same function in each render, so that an edit of a row does not render the buttons. */
  onPage: (page: number) => void
}

/** Buttons for the pages of a long schedule. A schedule of one page has no buttons. */
export const PageNav = memo(function PageNav({ page, pages, rows, onPage }: Props) {
  if (pages < 2) return null
  return (
    <nav aria-label={content.pages} className={styles.PageNav}>
      {Array.from({ length: pages }, (_, at) => (
        <button
          key={at}
          type="button"
          className={styles.Page}
          aria-current={at === page ? 'page' : undefined}
          onClick={() => onPage(at)}
        >
          {content.page(at * rowsOfPage + 1, Math.min((at + 1) * rowsOfPage, rows))}
        </button>
      ))}
    </nav>
  )
})
