type Amount = { atOnce: number; perSecond: number }

/**
 * Makes a counter for things that a client may do now and then, but not all the time.
 * @param amount `atOnce` things may happen at the same moment. After that, one more is allowed `perSecond` times.
 * @returns a function that counts one more and returns whether it is allowed.
 */
export function allowance({ atOnce, perSecond }: Amount, now = () => performance.now()): () => boolean {
  let left = atOnce
  let countedAt = now()
  return () => {
    const at = now()
    left = Math.min(atOnce, left + ((at - countedAt) / 1000) * perSecond)
    countedAt = at
    if (left < 1) return false
    left--
    return true
  }
}
