import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'
import styles from './SkipLink.module.css'

export type SkipLinkProps = ComponentPropsWithoutRef<'a'> & {
  /** Fragment of the element after the part that is skipped. That element needs `tabIndex={-1}`. */
  href: `#${string}`
}

/** A link past a long list of controls for visitors who use the keyboard. Visible only while it has the focus. */
export function SkipLink({ className, children, ...rest }: SkipLinkProps) {
  return (
    <a {...rest} className={classNames(styles.SkipLink, className)}>
      {children}
    </a>
  )
}
