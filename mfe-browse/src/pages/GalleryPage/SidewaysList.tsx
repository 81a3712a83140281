import type { ReactNode } from 'react'
import styles from './SidewaysList.module.css'

type Props = {
  /** How the items are set where the page is wide: side by side, with less or more space, or in columns. */
  layout: 'chips' | 'links' | 'columns'
  label?: string
  /** List items. */
  children: ReactNode
}

/** A list that is a single row on phones, where it scrolls sideways to keep the pictures in view. */
export function SidewaysList({ layout, label, children }: Props) {
  return (
    <ul role="list" className={styles.List} data-layout={layout} aria-label={label}>
      {children}
    </ul>
  )
}
