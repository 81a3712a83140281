import type { ReactNode } from 'react'
import styles from './FormLayout.module.css'

export type FormLayoutProps = {
  /** Help for filling in the form, such as a phone number or a checklist. */
  aside?: ReactNode
  children: ReactNode
}

/** A form, with a column of help beside it if there is any. */
export function FormLayout({ aside, children }: FormLayoutProps) {
  return (
    <div className={styles.FormLayout} data-alone={!aside || undefined}>
      {aside && <div className={styles.Aside}>{aside}</div>}
      {children}
    </div>
  )
}
