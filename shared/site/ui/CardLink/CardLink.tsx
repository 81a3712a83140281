import { classNames } from '../class-names'
import { RouteLink, type RouteLinkProps } from '../Link/RouteLink'
import styles from './CardLink.module.css'

/**
 * The link in the title of a card. Its target is stretched over the whole card, so the card needs
 * `position: relative`. Screen readers hear the title alone.
 */
export function CardLink({ className, ...rest }: RouteLinkProps) {
  return <RouteLink {...rest} className={classNames(styles.CardLink, className)} />
}
