import { get } from 'node:http'

/** Times in ms. */
export type ProbeTimes = {
  /** Time from the start of one probe to the start of the next, if the first one answers sooner. */
  interval: number
  timeout: number
  /** Number of failed probes in a row after which the program counts as hung. */
  failures: number
}

/**
 * Probes a program until the returned function is called.
 * @param url Address that answers 200 while the program lives.
 * @param onHung Called once, when the program counts as hung. Probing ends then.
 */
export function watchLiveness(url: string, { interval, timeout, failures }: ProbeTimes, onHung: () => void) {
  let failed = 0
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const probe = async () => {
    const startedAt = Date.now()
    const lives = await answersOk(url, timeout)
    if (isOver) return
    failed = lives ? 0 : failed + 1
    if (failed >= failures) return onHung()
    timer = setTimeout(() => void probe(), Math.max(0, startedAt + interval - Date.now()))
  }
  timer = setTimeout(() => void probe(), interval)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** Whether the address answers 200 within `timeout` ms, on a connection of its own. */
function answersOk(url: string, timeout: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, signal: AbortSignal.timeout(timeout) }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    request.on('error', () => resolve(false))
  })
}
