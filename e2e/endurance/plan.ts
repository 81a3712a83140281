/** When which fault happens in a run; all times in ms. */
export type Plan = {
  duration: number
  /** Kills of each program, all in the first third. Then the programs run on, so that their memory can be judged. */
  kills: number
  killPause: number
  /** Starts of the times in which the relay is away, and in which the disk is full: one of each in every third. */
  relayDown: number[]
  diskFull: number[]
  /** Length of each of these times. */
  window: number
  publishPause: number
}

export function planFor(minutes: number): Plan {
  const duration = minutes * 60_000
  const third = duration / 3
  const kills = Math.min(20, Math.max(2, Math.floor(third / 20_000)))
  const thirds = [0, third, 2 * third]
  return {
    duration,
    kills,
    killPause: (third * 0.6) / (2 * kills),
    relayDown: thirds.map((start) => start + third * 0.1),
    diskFull: thirds.map((start) => start + third * 0.5),
    window: Math.min(60_000, third * 0.3),
    publishPause: Math.min(30_000, duration / 20),
  }
}
