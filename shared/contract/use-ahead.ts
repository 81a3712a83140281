import { useEffect, useState } from 'react'

/**
 * State that stands in the address, as it is asked for: browsers take a moment until the address says it, and a
 * second choice made meanwhile must build on the first.
 * @param said The state that the address says.
 * @param wordsOf The state as text: equal texts are equal states.
 * @returns The state to show, and a function that tells what was asked for; writing it into the address is the caller's.
 */
export function useAhead<State>(said: State, wordsOf: (state: State) => string) {
  const words = wordsOf(said)
  const [ahead, setAhead] = useState<{ state: State; onTheWay: readonly string[] }>()
  // Until it arrives the address says what it said before, or an earlier choice that was still on its way.
  // Anything else is somebody's link or step back, and counts.
  const isAhead = ahead !== undefined && ahead.onTheWay.includes(words)
  const isOver = ahead !== undefined && (!isAhead || words === wordsOf(ahead.state))
  useEffect(() => {
    if (isOver) setAhead(undefined)
  }, [isOver])
  const tell = (state: State) =>
    setAhead((before) => ({ state, onTheWay: [...(before?.onTheWay ?? []), words, wordsOf(state)] }))
  return [isAhead ? ahead.state : said, tell] as const
}
