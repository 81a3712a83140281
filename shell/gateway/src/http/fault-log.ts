import { LRUCache } from 'lru-cache'

/** Time in which a fault is logged once, in ms. */
const interval = 60_000
const longestLine = 1000

type Seen = { at: number; repeated: number }

/** Logs one line for each fault and minute, so that no client can fill the disk with log lines. */
export class FaultLog {
  readonly #seen = new LRUCache<string, Seen>({ max: 200 })

  constructor(readonly write: (line: string) => void = (line) => console.error(line)) {}

  /**
   * @param fault What is wrong, in the same words each time. It contains nothing that a visitor has written.
   * @param error The cause. Its message and the first line of its stack are logged.
   */
  report(fault: string, error?: unknown, now = Date.now()) {
    const seen = this.#seen.get(fault)
    if (seen && now - seen.at < interval) {
      seen.repeated++
      return
    }
    this.#seen.set(fault, { at: now, repeated: 0 })
    const cause = error === undefined ? '' : `: ${causeOf(error)}`
    const repeated = seen?.repeated ? ` (${seen.repeated} more since the last line)` : ''
    this.write(oneLine(`${fault}${cause}`) + repeated)
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const firstLine = error.stack?.split('\n').find((line) => line.startsWith('    at '))
  const cause = error.cause === undefined ? '' : `, caused by ${causeOf(error.cause)}`
  return `${error.name}: ${error.message}${firstLine ? ` ${firstLine.trim()}` : ''}${cause}`
}

/** Control characters of a message could end the line or write another one. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').slice(0, longestLine)
