import { readFileSync } from 'node:fs'

/**
 * How long the main thread of a process has been ready to run while other programs used the processors, in ms since its
 * start. Undefined where the system does not say it: Linux does, in `/proc/<pid>/schedstat`.
 */
export function processorWait(pid: number | undefined): number | undefined {
  try {
    const nanoseconds = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]
    return Number(nanoseconds) / 1e6
  } catch {
    // Another system, or the process has just ended.
    return undefined
  }
}
