import { useSyncExternalStore } from 'react'
import { dayFormat } from '../day-format'

/**
 * React renders a change of an external store right after the event, before the browser makes the sheets. A change of
 * React state would be rendered too late.
 */
function subscribe(listener: () => void) {
  addEventListener('beforeprint', listener)
  return () => removeEventListener('beforeprint', listener)
}

/**
 * Today's date in words, for a printed sheet. It is read again before the page is printed, because a page may be open
 * for days. Empty on the server and until hydration.
 */
export const usePrintDay = (): string =>
  useSyncExternalStore(
    subscribe,
    () => dayFormat().format(new Date()),
    () => '',
  )
