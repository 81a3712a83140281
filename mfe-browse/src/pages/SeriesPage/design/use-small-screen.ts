import { useSyncExternalStore } from 'react'

const small = '(width < 768px)'

function subscribe(tell: () => void) {
  const query = matchMedia(small)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Whether the drawing is as small as a phone makes it. The server draws for a large screen. */
export const useSmallScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(small).matches,
    () => false,
  )
