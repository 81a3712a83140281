import type { RunGate } from './gate-in-child'

/** Runs a gate for a few releases at a time; the others wait in the order in which they came. */
export function inTurns(gate: RunGate, concurrency = 2): RunGate {
  const waiting: (() => void)[] = []
  let running = 0
  return async (...releases) => {
    if (running < concurrency) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await gate(...releases)
    } finally {
      // The turn goes to the next one without becoming free in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
