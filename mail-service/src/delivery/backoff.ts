export type BackoffSettings = {
  /** Milliseconds before the first, second, ... repetition; the last one repeats. */
  delays: readonly number[]
  /** Milliseconds of temporary refusals after which a person decides. */
  lifetime: number
}

/**
 * The delay before the next try, with a jitter of 20 % either way so that a queue does not come back as one burst.
 * Counts tries instead of asking a clock, which may be set.
 * @param attempts Tries that failed so far, this one included.
 * @returns undefined once the delays before would have filled the lifetime.
 */
export function nextDelay(attempts: number, { delays, lifetime }: BackoffSettings, random = Math.random) {
  let waited = 0
  for (let n = 0; n < attempts - 1; n++) waited += delayAt(n, delays)
  if (waited >= lifetime) return undefined
  return Math.round(delayAt(attempts - 1, delays) * (0.8 + 0.4 * random()))
}

/** The longest delay that `nextDelay` gives. */
export const longestDelay = ({ delays }: BackoffSettings) => Math.max(0, ...delays) * 1.2

const delayAt = (n: number, delays: readonly number[]) => delays[Math.min(n, delays.length - 1)] ?? 0
