import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Lets find-in-page see what is hidden. React knows `hidden` as on or off only, so the element is raised to
 * `hidden="until-found"` afterwards; the browser then tells by `beforematch` that it is about to show it.
 * @see https://html.spec.whatwg.org/multipage/interaction.html#attr-hidden-until-found
 */
export function useUntilFound(ref: RefObject<HTMLElement | null>, hidden: boolean, onFound: () => void) {
  useEffect(() => {
    const element = ref.current
    if (!element || !hidden || !('onbeforematch' in element)) return
    element.setAttribute('hidden', 'until-found')
  }, [ref, hidden])

  useEffect(() => {
    const element = ref.current
    element?.addEventListener('beforematch', onFound)
    return () => element?.removeEventListener('beforematch', onFound)
  }, [ref, onFound])
}
