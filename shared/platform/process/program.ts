/** Exit code of a program that cannot run with its settings, as in sysexits.h. A restart would not help. */
export const configurationError = 78

/**
 * What a program tells the process that started it.
 * - `listening`: it answers liveness probes at `/livez` below `url`, so the supervisor may start its liveness probes.
 * - `ready`: it does its work.
 */
export type ProgramMessage = { state: 'listening'; url: string } | { state: 'ready' }

/** Sends a message to the supervisor. Does nothing in a program that was started by hand. */
export function tellSupervisor(message: ProgramMessage): void {
  if (process.connected) process.send?.(message)
}

/**
 * Keeps the program alive when nobody reads its output anymore, as after `npm start | head -3`. Without a listener
 * for the error, the next line that it writes would end it.
 */
export function ignoreBrokenOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/**
 * Calls `stop` once: at SIGTERM, at SIGINT, or when the supervisor is gone, because nobody would stop the program then.
 * A terminal and a process manager may both send a signal; the second one must not cut open requests.
 */
export function onStopRequest(stop: (reason: string) => void): void {
  let isStopping = false
  const stopOnce = (reason: string) => {
    if (isStopping) return
    isStopping = true
    stop(reason)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopOnce(signal))
  process.once('disconnect', () => stopOnce('the supervisor ended'))
}

/**
 * Calls `stop` when the parent process is gone, if npm started this program. npm runs a script in a shell, and some
 * shells end at SIGTERM without passing it on.
 * @param interval Time between two checks, in ms.
 */
export function onParentGone(stop: (reason: string) => void, interval = 250): void {
  // Without npm, a parent that ends is normal: a shell starts a service in the background and exits.
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop('the process that started it ended')
  }, interval)
  timer.unref()
}
