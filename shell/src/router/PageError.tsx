import { useEffect } from 'react'
import { useLocation, useRouteError } from 'react-router-dom'
import { RemoteError } from '../layout/RemoteError/RemoteError'

/** A section that cannot be shown costs its own pane: the frame around it lives on. */
export function PageError() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  useEffect(() => console.warn('This page could not be shown', error), [error])
  return <RemoteError href={pathname + search} />
}
