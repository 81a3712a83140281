import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { classNames } from '../class-names'
import { Spinner } from '../Spinner/Spinner'
import styles from './Button.module.css'

export type ButtonLook = {
  /** `primary` is the one thing to do, `ghost` what else there is, `light` the primary one on pine or a picture. */
  variant?: 'primary' | 'ghost' | 'light'
  /** An arrow after the words: it leads on. */
  arrow?: boolean
}

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** Its work is going on: it turns, keeps its size and its focus, and a second press does nothing. */
    busy?: boolean
  }

/**
 * Does something on this page; `ButtonLink` goes to another. Busy is `aria-disabled`, not `disabled`: a disabled
 * button drops the keyboard focus, and with it the visitor's place in the form.
 */
export function Button({
  variant = 'primary',
  arrow,
  busy = false,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      aria-disabled={busy || undefined}
      {...rest}
      type={type}
      onClick={click}
      className={classNames(styles.Button, className)}
      data-variant={variant}
      data-arrow={arrow || undefined}
      data-busy={busy || undefined}
    >
      {busy && <Spinner className={styles.Spinner} />}
      <span className={styles.Words}>{children}</span>
    </button>
  )
}
