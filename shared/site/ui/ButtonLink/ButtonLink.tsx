import { classNames } from '../class-names'
import styles from '../Button/Button.module.css'
import type { ButtonLook } from '../Button/Button'
import { RouteLink, type RouteLinkProps } from '../Link/RouteLink'

export type ButtonLinkProps = RouteLinkProps & ButtonLook

/** A link that looks like a button. It is a real link, so it can be opened in a new tab and copied. */
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
