import { useLayoutEffect } from 'react'
import { useLocation, type createBrowserRouter, type Location } from 'react-router-dom'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>

const root = () => document.documentElement

/** The key of the location whose page is in the document. */
let shownKey: string | undefined

/** Marks the root when a new page is in the document, so that its view transition captures only the old page. */
export function useArrivalMark() {
  const { key } = useLocation()
  useLayoutEffect(() => {
    shownKey = key
    root().dataset.arrived = ''
  }, [key])
}

/** Whether the page of a location is in the document. */
export const isInDocument = ({ key }: Pick<Location, 'key'>) => key === shownKey

/** Removes the mark when a view transition begins, so that the old page is captured. */
export const captureOldPages = (router: Router) =>
  router.subscribe((_, { viewTransitionOpts }) => {
    if (viewTransitionOpts) delete root().dataset.arrived
  })
