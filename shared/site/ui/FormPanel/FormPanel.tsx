import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './FormPanel.module.css'

export type FormPanelProps = ComponentPropsWithoutRef<'form'> & {
  /** Name of the form for screen readers. */
  'aria-label': string
  /** The submit button and the links beside it. */
  actions: ReactNode
}

/**
 * A short form in a white panel beside its result. It is sent with GET and validated by the page, so it works before
 * and without the script. The panel is a size container for the fields in it.
 */
export function FormPanel({ actions, className, children, ...rest }: FormPanelProps) {
  return (
    <form method="get" noValidate {...rest} className={classNames(styles.FormPanel, className)}>
      {children}
      <div className={styles.Actions}>{actions}</div>
    </form>
  )
}
