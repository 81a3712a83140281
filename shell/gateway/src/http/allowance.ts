type Amount = { atOnce: number; perSecond: number }

/** Counts one or more things, and returns whether they are allowed. */
export type Allowance = (times?: number) => boolean

/**
 * Makes a counter for things that a client may do now and then, but not all the time.
 * @param amount `atOnce` things may happen at the same moment. After that, one more is allowed `perSecond` times.
 */
export function allowance({ atOnce, perSecond }: Amount, now = () => performance.now()): Allowance {
  let left = atOnce
  let countedAt = now()
  return (times = 1) => {
    const at = now()
    left = Math.min(atOnce, left + ((at - countedAt) / 1000) * perSecond)
    countedAt = at
    const isAllowed = left >= times
    left = Math.max(left - times, 0)
    return isAllowed
  }
}
