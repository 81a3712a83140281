import { classNames } from '../class-names'
import styles from './Link.module.css'
import { RouteLink } from './RouteLink'
import type { RouteLinkProps } from './RouteLink'

export type LinkProps = RouteLinkProps & {
  /** `text` stands in a sentence, `arrow` stands alone and leads on, `plain` wears only the classes it is given. */
  variant?: 'text' | 'arrow' | 'plain'
}

/** A link of the site. It takes any address: the router shows pages, the browser does the rest. */
export function Link({ variant = 'text', className, ...rest }: LinkProps) {
  return <RouteLink {...rest} className={classNames(styles.Link, className)} data-variant={variant} />
}
