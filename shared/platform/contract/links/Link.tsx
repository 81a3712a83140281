import { useContext, type ComponentPropsWithRef, type MouseEvent } from 'react'
import {
  createPath,
  resolvePath,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router-dom'
import { isPlainClick } from './plain-click'

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'> & {
  /**
   * Called for clicks that open the page here, not for those that open another tab. `preventDefault` stops the
   * navigation.
   */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Address on this site: a path, a query or a fragment. */
  to: string
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean
  preventScrollReset?: boolean
  viewTransition?: boolean
}

/**
 * A link that the router follows. Unlike react-router's own `Link` and the hooks of which it is made, it does not
 * depend on the current address: a navigation renders no link of the frame again. It also leaves out 2 kB (brotli) of
 * code that only the router's framework mode uses.
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
  const router = useContext(DataRouterContext)?.router
  const { navigator } = useContext(NavigationContext)
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    const opensHere = !target || target === '_self'
    if (!opensHere || !isPlainClick(event)) return
    onClick?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    // A router without data, such as that of a test, only has a navigator.
    if (!router) return navigator[replace ? 'replace' : 'push'](to)
    const { location } = router.state
    const isSame = createPath(location) === createPath(resolvePath(to, location.pathname))
    void router.navigate(to, { replace: replace ?? isSame, preventScrollReset, viewTransition })
  }
  return (
    <a {...rest} href={to} target={target} onClick={onFollow}>
      {children}
    </a>
  )
}
