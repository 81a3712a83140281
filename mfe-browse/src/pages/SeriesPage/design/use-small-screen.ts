import { useSyncExternalStore } from 'react'

const small = '(width < 768px)'

function subscribe(onChange: () => void) {
  const query = matchMedia(small)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the drawing is shown at the size of a phone. The server renders for a large screen. */
export const useSmallScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(small).matches,
    () => false,
  )
