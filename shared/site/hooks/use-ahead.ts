import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Milliseconds after which no navigation that was started before a return to the current URL can still arrive. */
const settleTime = 1000

/**
 * State that lives in the URL, shown before the URL has changed. A navigation takes a moment; until it is done, a
 * second choice must build on the first one and not on the old URL.
 * @param urlState The state that the current URL holds.
 * @param toText The state as text. Equal texts mean equal states.
 * @returns The state to show, and a function that announces the state of a navigation. The caller navigates itself.
 */
export function useAhead<State>(urlState: State, toText: (state: State) => string) {
  const urlText = toText(urlState)
  const [ahead, setAhead] = useState<{ state: State; from: string; pending: readonly string[] }>()
  // While navigations are pending, the URL holds the state before them or one of the pending states. Any other URL
  // comes from a link or the back button and replaces the pending states.
  const isAhead = ahead !== undefined && ahead.pending.includes(urlText)
  const isAtTarget = ahead !== undefined && urlText === toText(ahead.state)
  // A choice that returns to the current URL is at its target at once, but the navigation of the choice before it may
  // still arrive. The state is kept until that can no longer happen.
  const mayStillLeave = isAtTarget && ahead.from === urlText
  const isOver = ahead !== undefined && (!isAhead || (isAtTarget && !mayStillLeave))
  useEffect(() => {
    // An effect can run after the next choice was announced. That choice must stay.
    const drop = () => setAhead((current) => (current === ahead ? undefined : current))
    if (isOver) drop()
    if (!mayStillLeave) return
    const timer = setTimeout(drop, settleTime)
    return () => clearTimeout(timer)
  }, [ahead, isOver, mayStillLeave])
  // A timer may call an `announce` of an earlier render, so the URL of that render can be out of date.
  const currentUrl = useRef(urlText)
  useLayoutEffect(() => {
    currentUrl.current = urlText
  }, [urlText])
  const announce = (state: State) => {
    const from = currentUrl.current
    setAhead((before) => ({ state, from, pending: [...(before?.pending ?? []), from, toText(state)] }))
  }
  return [isAhead ? ahead.state : urlState, announce] as const
}
