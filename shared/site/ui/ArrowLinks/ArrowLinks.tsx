import type { ComponentPropsWithoutRef } from 'react'
import { Link } from '../Link/Link'

export type ArrowLinksProps = Omit<ComponentPropsWithoutRef<'ul'>, 'children'> & {
  links: readonly { label: string; href: string }[]
  /** Keeps the scroll position. For links that only change what the same page shows. */
  preventScrollReset?: boolean
}

/** A list of links with arrows, such as the next steps after a text. */
export const ArrowLinks = ({ links, preventScrollReset, ...rest }: ArrowLinksProps) => (
  <ul role="list" {...rest}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <Link variant="arrow" href={href} preventScrollReset={preventScrollReset}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
)
