import { useLocation } from '@virida/shared/router'
import { useEffect } from 'react'

/** Moves the focus to the element that the URL's fragment names, so that Tab continues there. The router only scrolls. */
export function useFragmentFocus(id: string) {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.focus({ preventScroll: true })
  }, [hash, id, key])
}
