import type { FaultLog } from '@virida/shared/platform/log/fault-log'

/**
 * Logs answers that break off once a minute. The HTTP library prints each of them with its stack by `console.error`, and has no
 * setting for it, so whoever makes them break off could fill the disk.
 */
export function logBrokenAnswers(log: FaultLog) {
  console.error = (error: unknown) => log.report('An answer broke off', { error })
}
