import { useLocation } from '@virida/shared/router'
import { useEffect } from 'react'

/**
 * Moves the focus to the element that the URL's fragment names, so that Tab continues there. The router scrolls to it, or to the top if
 * the element is in a part of the page that comes later. Then this scrolls to it.
 */
export function useFragmentFocus(id: string) {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash !== `#${id}`) return
    const element = document.getElementById(id)
    element?.focus({ preventScroll: true })
    if (scrollY === 0) element?.scrollIntoView()
  }, [hash, id, key])
}
