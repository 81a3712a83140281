import { useLayoutEffect, useState } from 'react'
import { RouterProvider, type createBrowserRouter } from 'react-router-dom'

type Props = { router: ReturnType<typeof createBrowserRouter> }

/**
 * Shows the pages of the router. Hydration takes several steps, and React listens to the router at its end only: a
 * navigation in between, such as Back, is shown then.
 */
export function SiteRouter({ router }: Props) {
  const [rendered] = useState(router.state)
  useLayoutEffect(() => {
    if (router.state !== rendered) void router.revalidate()
  }, [router, rendered])
  return <RouterProvider router={router} />
}
