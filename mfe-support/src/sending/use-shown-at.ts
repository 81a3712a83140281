import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** When the browser painted the document first, in ms since its navigation. */
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0

/**
 * When the visitor could use this component, by `performance.now()`: the first paint if it was served in the document, which is
 * before its code arrived, otherwise its first rendering.
 */
export function useShownAt() {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [wasServed] = useState(isHydrating)
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = wasServed ? firstPaint() : performance.now()
  }, [wasServed])
  return shownAt
}
