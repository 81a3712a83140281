import { classNames } from '../class-names'
import styles from '../Button/Button.module.css'
import type { ButtonLook } from '../Button/Button'
import { RouteLink } from '../Link/RouteLink'
import type { RouteLinkProps } from '../Link/RouteLink'

export type ButtonLinkProps = RouteLinkProps & ButtonLook

/** Looks like a button and goes somewhere: a real link, so that it opens in a new tab and can be copied. */
export function ButtonLink({ variant = 'primary', arrow, className, ...rest }: ButtonLinkProps) {
  return (
    <RouteLink
      {...rest}
      className={classNames(styles.Button, className)}
      data-variant={variant}
      data-arrow={arrow || undefined}
    />
  )
}
