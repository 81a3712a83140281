import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { classNames } from '../class-names'
import { Spinner } from '../Spinner/Spinner'
import styles from './Button.module.css'

export type ButtonLook = {
  /** `primary`: the main action. `ghost`: any other action. `light`: the main action on a pine ground or a picture. */
  variant?: 'primary' | 'ghost' | 'light'
  /** Shows an arrow after the label, for a step forward. */
  arrow?: boolean
}

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** Shows a spinner and ignores clicks while its action runs. Its size and the keyboard focus stay as they are. */
    busy?: boolean
  }

/**
 * A button for an action on this page; use `ButtonLink` to go to another page. A busy button is `aria-disabled`, not
 * `disabled`, because a disabled button loses the keyboard focus.
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
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      aria-disabled={busy || undefined}
      {...rest}
      type={type}
      onClick={handleClick}
      className={classNames(styles.Button, className)}
      data-variant={variant}
      data-arrow={arrow || undefined}
      data-busy={busy || undefined}
    >
      {busy && <Spinner className={styles.Spinner} />}
      <span className={styles.Label}>{children}</span>
    </button>
  )
}
