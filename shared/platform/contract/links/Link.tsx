import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: To
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean
  preventScrollReset?: boolean
  viewTransition?: boolean
}

/**
 * A link that the router follows. It is made of the same parts as react-router's own `Link`, which brings code that
 * only its framework mode uses: 2 kB (brotli) that every page would load.
 */
export function Link({
  to,
  replace,
  preventScrollReset,
  viewTransition,
  target,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    target,
    replace,
    preventScrollReset,
    viewTransition,
  })
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...rest} href={href} target={target} onClick={onFollow}>
      {children}
    </a>
  )
}
