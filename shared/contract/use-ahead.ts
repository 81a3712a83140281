import { useEffect, useState } from 'react'

/**
 * State that stands in the address, as it is asked for: browsers take a moment until the address says it, and a
 * second choice made meanwhile must build on the first.
 * @param said The state that the address says.
 * @param wordsOf The state as text: equal texts are equal states.
 * @returns The state to show, and a function that tells what was asked for; writing it into the address is the caller's.
 */
export function useAhead<State>(said: State, wordsOf: (state: State) => string) {
  const [ahead, setAhead] = useState<{ state: State }>()
  const arrived = ahead !== undefined && wordsOf(ahead.state) === wordsOf(said)
  useEffect(() => {
    if (arrived) setAhead(undefined)
  }, [arrived])
  const tell = (state: State) => setAhead({ state })
  return [ahead ? ahead.state : said, tell] as const
}
