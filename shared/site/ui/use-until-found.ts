import { useEffect, type RefObject } from 'react'

/**
 * Lets find-in-page search a hidden element. React supports `hidden` only as a boolean, so an effect sets
 * `hidden="until-found"`. The browser fires `beforematch` when it is about to show the element; `onFound` should then
 * show it.
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
