import { Link as RouterLink } from '@virida/shared/router'
import type { ComponentPropsWithRef } from 'react'
import { isPage } from './is-page'

export type RouteLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A page of the site, a file, another site, `tel:`, `mailto:` or a fragment of this page. */
  href: string
  /** Replaces the current history entry instead of adding one. For filters and tabs. */
  replace?: boolean
  /** Keeps the scroll position. For filters and tabs. */
  preventScrollReset?: boolean
}

/** An unstyled link. Pages of the site open without a reload; any other URL gets a plain `<a>`. */
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
