import { makeLog, type Log } from '../log'

export type TestLog = {
  log: Log
  /** The lines so far. */
  lines: string[]
  /** The lines so far, parsed. */
  entries: () => Record<string, unknown>[]
}

/** A log that keeps its lines. */
export function testLog(): TestLog {
  const lines: string[] = []
  return {
    log: makeLog('trace', { write: (line) => void lines.push(line) }),
    lines,
    entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  }
}
