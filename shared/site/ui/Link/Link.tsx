import { classNames } from '../class-names'
import styles from './Link.module.css'
import { RouteLink, type RouteLinkProps } from './RouteLink'

export type LinkProps = RouteLinkProps & {
  /** `text`: a link within a sentence. `arrow`: a link of its own, with an arrow. `plain`: no style of its own. */
  variant?: 'text' | 'arrow' | 'plain'
}

/** A styled link to any URL. The router handles pages of this site; the browser handles all others. */
export function Link({ variant = 'text', className, ...rest }: LinkProps) {
  return <RouteLink {...rest} className={classNames(styles.Link, className)} data-variant={variant} />
}
