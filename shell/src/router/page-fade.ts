import { useLayoutEffect } from 'react'
import { useLocation, type createBrowserRouter } from 'react-router-dom'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>

const root = () => document.documentElement

/** Marks the root when a new page is in the document, so that its view transition captures only the old page. */
export function useArrivalMark() {
  const { key } = useLocation()
  useLayoutEffect(() => {
    root().dataset.arrived = ''
  }, [key])
}

/** Whether the page of the last link is in the document. */
export const hasArrived = () => root().dataset.arrived !== undefined

/** Removes the mark when a view transition begins, so that the old page is captured. */
export const captureOldPages = (router: Router) =>
  router.subscribe((_, { viewTransitionOpts }) => {
    if (viewTransitionOpts) delete root().dataset.arrived
  })
