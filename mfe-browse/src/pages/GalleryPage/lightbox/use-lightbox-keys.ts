import { useNavigate } from '@virida/shared/router'
import { useRef, type KeyboardEvent } from 'react'

/** The index that each key leads to. It wraps around at both ends. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Keyboard navigation between pictures. Each picture replaces the history entry of the one before, so that Back
 * closes the lightbox.
 * @param hrefs URLs of all pictures, in order.
 * @param at Index of the picture that is shown.
 * @returns `press` does what a key does, for example after a swipe.
 */
export function useLightboxKeys(hrefs: readonly string[], at: number) {
  const navigate = useNavigate()
  const target = useRef<number>(undefined)
  /** The page is updated a moment after the URL, and the URL after the key: a key continues from the last key's target. */
  const current = () => {
    if (target.current !== undefined) return target.current
    const inUrl = hrefs.indexOf(location.pathname + location.search)
    return inUrl === -1 ? at : inUrl
  }
  const press = (key: string) => {
    const next = steps[key]?.(current(), hrefs.length)
    const href = next === undefined ? undefined : hrefs[next]
    if (next === undefined || href === undefined) return false
    target.current = next
    void Promise.resolve(navigate(href, { replace: true, preventScrollReset: true })).finally(() => {
      if (target.current === next) target.current = undefined
    })
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (press(event.key)) event.preventDefault()
  }
  return { onKeyDown, press }
}
