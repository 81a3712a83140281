import { useNavigate } from '@virida/shared/router'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'

/** Where a key leads, from the place of the present picture; what is beyond an end begins at the other. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Keys and fingers that lead to other pictures. They take the place of the present one in the history: Back closes.
 * @param hrefs The addresses of all pictures, in their order.
 * @param at The place of the one that is shown.
 */
export function useLightboxKeys(hrefs: readonly string[], at: number) {
  const navigate = useNavigate()
  // The page follows its address a moment later: a key that is pressed meanwhile goes on from where the last one led.
  const latest = useRef(at)
  useEffect(() => {
    latest.current = at
  }, [at])
  const press = (key: string) => {
    const next = steps[key]?.(latest.current, hrefs.length)
    const href = next === undefined ? undefined : hrefs[next]
    if (next === undefined || href === undefined) return false
    latest.current = next
    void navigate(href, { replace: true, preventScrollReset: true })
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (press(event.key)) event.preventDefault()
  }
  return { onKeyDown, press }
}
