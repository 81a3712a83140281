import { useLocation } from 'react-router-dom'
import { Link, type LinkProps } from './Link'

/** A link of a navigation to a path. It is marked as current on its page and on the pages below it. */
export function NavLink(props: LinkProps) {
  const path = props.to.toLowerCase().replace(/\/$/, '')
  const current = useLocation().pathname.toLowerCase()
  const isCurrent = current === path || current.startsWith(`${path}/`)
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />
}
