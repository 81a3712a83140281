import type { ReactNode } from 'react'
import styles from './FormLayout.module.css'

export type FormLayoutProps = {
  /** What helps while filling in: who to call, what to have at hand. */
  aside: ReactNode
  children: ReactNode
}

/** A form and what belongs beside it. */
export function FormLayout({ aside, children }: FormLayoutProps) {
  return (
    <div className={styles.FormLayout}>
      <div className={styles.Aside}>{aside}</div>
      {children}
    </div>
  )
}
