import { isRunning } from '@virida/shared/platform/process/is-running'
import { statusOf, timeUntil, type ProgramName, type StartedSite } from '../fixtures/started-site'

/** Limit of the wait for a successor, in ms. */
export const longestWait = 60_000

/**
 * Longest allowed time without an answer after a program was killed or frozen, in ms. It is longer for a freeze, which
 * has to be noticed first.
 */
export const longestOutage = { SIGKILL: 3000, SIGSTOP: 10_000 } as const
export type Blow = keyof typeof longestOutage

/**
 * Kills or freezes a program of the site.
 * @param url Address that answers 200 while the program works.
 * @returns the time in ms until its successor answers.
 */
export async function outageAfter(
  signal: Blow,
  site: StartedSite,
  name: ProgramName,
  url: string,
): Promise<number> {
  let pid = site.pidOf(name)
  // The program may still be starting again after the previous kill or freeze.
  await timeUntil(() => (pid ??= site.pidOf(name)) !== undefined, longestWait)
  const victim = pid ?? 0
  process.kill(victim, signal)
  return timeUntil(async () => !isRunning(victim) && (await statusOf(url)) === 200, longestWait)
}
