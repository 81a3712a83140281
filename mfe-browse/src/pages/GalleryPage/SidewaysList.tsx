import type { ReactNode } from 'react'
import { showFocused } from '@virida/shared/site/show-focused'
import styles from './SidewaysList.module.css'

type Props = {
  /** On wide pages: `chips` in rows with small gaps, `links` in rows with large gaps, `columns` in columns. */
  layout: 'chips' | 'links' | 'columns'
  label?: string
  /** List items. */
  children: ReactNode
}

/** A list that is a single row on phones, where it scrolls sideways, so that the pictures stay in view. */
export function SidewaysList({ layout, label, children }: Props) {
  return (
    <ul role="list" className={styles.List} data-layout={layout} aria-label={label} onFocus={showFocused}>
      {children}
    </ul>
  )
}
