export type BackoffSettings = {
  /** Milliseconds before the first, second, ... retry. The last one repeats. */
  delays: readonly number[]
  /** Milliseconds of temporary refusals after which the enquiry waits for a person. */
  lifetime: number
}

/**
 * The delay before the next attempt in milliseconds, with a jitter of ±20 % so that a queue does not retry all at once.
 * The time so far is computed from the number of attempts, because the clock may have been changed.
 * @param attempts Attempts that failed so far.
 * @returns undefined when the earlier delays add up to the lifetime.
 */
export function nextDelay(attempts: number, { delays, lifetime }: BackoffSettings, random = Math.random) {
  let waited = 0
  for (let n = 0; n < attempts - 1; n++) waited += delayAt(n, delays)
  if (waited >= lifetime) return undefined
  return Math.round(delayAt(attempts - 1, delays) * (0.8 + 0.4 * random()))
}

/** The longest delay that `nextDelay` returns, in milliseconds. */
export const longestDelay = ({ delays }: BackoffSettings) => Math.max(0, ...delays) * 1.2

const delayAt = (n: number, delays: readonly number[]) => delays[Math.min(n, delays.length - 1)] ?? 0
