import type { ChildProcess } from 'node:child_process'
import { watchLiveness, type ProbeTimes } from './probe'
import { processorWait } from './processor-wait'
import { configurationError, type ProgramMessage } from './program'

type SupervisedOptions = {
  /** Name in the log. */
  name: string
  /** Starts the program as a child process with an IPC channel, as `fork` does. */
  start: () => ChildProcess
  log: (line: string) => void
  /** Called whenever the program reports that it is ready, after a restart too. */
  onReady?: () => void
  /** Called when a program that was never ready exits because its settings are wrong. It is not started again. */
  onUnable?: (code: number) => void
  times?: Partial<SupervisionTimes>
}

/** Times in ms. */
export type SupervisionTimes = {
  probe: ProbeTimes
  /** Limit from the start of the process until it listens. */
  start: number
  /** Time that a program has to end after SIGTERM. Then it gets SIGKILL. */
  grace: number
  /** Delay of the first restart. It doubles with each restart after a short run. */
  firstDelay: number
  /** Longest delay after a run in which the program was ready: visitors wait for it. */
  longestDelay: number
  /** Longest delay after a run in which the program was never ready. */
  longestStartDelay: number
  /** After a run of at least this length in which the program was ready, the next delay is `firstDelay` again. */
  stable: number
}

/**
 * A hung program is killed 7 s after its last answer at the latest, so that its successor answers within 10 s. Only on an
 * overloaded machine does it get more time, because the start of its successor would make the load worse.
 */
const defaultTimes: SupervisionTimes = {
  probe: { interval: 1000, timeout: 2000, failures: 3 },
  start: 60_000,
  grace: 15_000,
  firstDelay: 50,
  longestDelay: 500,
  longestStartDelay: 30_000,
  stable: 10_000,
}

/** Runs one program: restarts it with backoff when it ends, replaces it when it hangs, and stops it on request. */
export class SupervisedProgram {
  readonly #times: SupervisionTimes
  #child: ChildProcess | undefined
  #restart: NodeJS.Timeout | undefined
  #shortRuns = 0
  #hasBeenReady = false
  #isStopping = false

  constructor(private readonly options: SupervisedOptions) {
    this.#times = { ...defaultTimes, ...options.times }
  }

  start(): void {
    const { name, log } = this.options
    const startedAt = performance.now()
    const child = this.options.start()
    this.#child = child
    let wasReady = false
    const replace = (reason: string) => {
      // It no longer accepts connections, but finishes its open requests.
      if (this.#isStopping) return
      log(`${name} ${reason}; it is killed`)
      child.kill('SIGKILL')
    }
    const { start, probe } = this.#times
    let stopWatching = after(start, () => replace(`did not listen within ${start / 1000} s`))
    child.on('message', (message: ProgramMessage) => {
      if (message.state === 'ready') {
        wasReady = this.#hasBeenReady = true
        return this.options.onReady?.()
      }
      stopWatching()
      if (this.#isStopping) return
      const onHung = () => replace('does not answer /livez')
      const waited = () => processorWait(child.pid)
      stopWatching = watchLiveness({ url: `${message.url}/livez`, waited, onHung }, probe)
    })
    const ended = (reason: string, code: number | null) => {
      stopWatching()
      this.#child = undefined
      if (this.#isStopping) return
      if (code === configurationError && !this.#hasBeenReady) return this.options.onUnable?.(code)
      const delay = this.#nextDelay(performance.now() - startedAt, wasReady)
      log(`${name} ended with ${reason}; it starts again in ${delay / 1000} s`)
      this.#restart = setTimeout(() => this.start(), delay)
    }
    child.once('exit', (code, signal) => ended(signal ?? `code ${code}`, code))
    child.once('error', (error) => {
      // No process id: the system could not start it, and no exit will follow.
      if (child.pid === undefined) ended(error.message, null)
    })
  }

  /** Sends SIGTERM, and SIGKILL after the grace. @returns when the program has ended. */
  async stop(): Promise<void> {
    this.#isStopping = true
    clearTimeout(this.#restart)
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    const cancelKill = after(this.#times.grace, () => {
      this.options.log(`${this.options.name} did not end within ${this.#times.grace / 1000} s; it is killed`)
      child.kill('SIGKILL')
    })
    await exit
    cancelKill()
  }

  #nextDelay(run: number, wasReady: boolean): number {
    const { firstDelay, longestDelay, longestStartDelay, stable } = this.#times
    if (wasReady && run >= stable) this.#shortRuns = 0
    const delay = firstDelay * 2 ** Math.min(this.#shortRuns, 20)
    this.#shortRuns += 1
    return Math.min(delay, wasReady ? longestDelay : longestStartDelay)
  }
}

/** Calls `action` after `ms`, unless the returned function is called before. */
function after(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, ms)
  return () => clearTimeout(timer)
}
