import type { ReactNode } from 'react'
import styles from './TopicRow.module.css'

export type TopicRowProps = {
  title: string
  /** Fragment of the part's address. */
  id: string
  children: ReactNode
}

/** A part of a text page: heading on the left, text on the right. */
export function TopicRow({ title, id, children }: TopicRowProps) {
  return (
    <section id={id} className={styles.TopicRow}>
      <h2 className={styles.Title}>{title}</h2>
      <div className={styles.Words}>{children}</div>
    </section>
  )
}
