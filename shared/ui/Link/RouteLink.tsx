import { Link as RouterLink } from '@virida/shared/router'
import type { ComponentPropsWithRef } from 'react'
import { isPage } from './is-page'

export type RouteLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** Where it leads: a page of the site, a file, another site, `tel:`, `mailto:` or a place on this page. */
  href: string
  /** Puts the new address in place of the present one in the browser's history: for filters and tabs. */
  replace?: boolean
  /** Stays where the page is scrolled to: for filters and tabs. */
  preventScrollReset?: boolean
}

/** A link without a look: pages of the site change without a reload, everything else is a plain anchor. */
export function RouteLink({ href, replace, preventScrollReset, children, ...rest }: RouteLinkProps) {
  if (isPage(href)) {
    return (
      <RouterLink
        viewTransition
        {...rest}
        to={href}
        replace={replace}
        preventScrollReset={preventScrollReset}
      >
        {children}
      </RouterLink>
    )
  }
  return (
    <a rel={rest.target === '_blank' ? 'noopener' : undefined} {...rest} href={href}>
      {children}
    </a>
  )
}
