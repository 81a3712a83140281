import { statusOf } from './status-of'

/** Times in ms. */
export type ProbeTimes = {
  /** Time from the start of one probe to the start of the next, if the first one answers sooner. */
  interval: number
  timeout: number
  /** Number of failed probes in a row after which the program counts as hung. */
  failures: number
}

/** A program that waited for a processor for more than this part of the time does not hang; the machine is overloaded. */
const starvedPart = 0.5
/** But it counts as hung after this time without an answer, in ms: a process in an endless loop also waits for a processor. */
const longestStarvation = 45_000

type Watched = {
  /** Address that answers 200 while the program lives. */
  url: string
  /** How long the program has waited for a processor since its start, in ms. Undefined if that is not known. */
  waited?: () => number | undefined
  /** Called once, when the program counts as hung. Probing ends then. */
  onHung: () => void
}

/** Probes a program until the returned function is called. */
export function watchLiveness(
  { url, waited = () => undefined, onHung }: Watched,
  { interval, timeout, failures }: ProbeTimes,
) {
  let failed = 0
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  let lastAnswer = { at: performance.now(), waited: waited() }

  const isStarved = () => {
    const silence = performance.now() - lastAnswer.at
    const waitedSince = (waited() ?? 0) - (lastAnswer.waited ?? 0)
    return waitedSince > silence * starvedPart && silence < longestStarvation
  }
  const probe = async () => {
    const startedAt = performance.now()
    const lives = await answersOk(url, timeout)
    if (isOver) return
    failed = lives ? 0 : failed + 1
    if (lives) lastAnswer = { at: performance.now(), waited: waited() }
    if (failed >= failures && !isStarved()) return onHung()
    timer = setTimeout(() => void probe(), Math.max(0, startedAt + interval - performance.now()))
  }
  timer = setTimeout(() => void probe(), interval)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** Whether the address answers 200 within `timeout` ms. */
const answersOk = (url: string, timeout: number): Promise<boolean> =>
  statusOf(url, timeout).then(
    (status) => status === 200,
    () => false,
  )
