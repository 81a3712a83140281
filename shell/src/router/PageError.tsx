import { useEffect } from 'react'
import { useLocation, useRouteError } from 'react-router-dom'
import { RemoteError } from '../layout/RemoteError/RemoteError'

/** Shows the error box in place of a page; the site frame around it keeps working. */
export function PageError() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  useEffect(() => console.warn('The page could not be shown', error), [error])
  return <RemoteError href={pathname + search} />
}
