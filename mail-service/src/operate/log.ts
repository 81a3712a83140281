import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/**
 * The service's log: JSON lines without personal data. Nothing of a request is logged but ids, codes and counts;
 * of an error only what its library fixes, since texts of servers and databases quote what they were given.
 */
export function makeLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, serializers: { error: describe } }
  return destination ? pino(options, destination) : pino(options)
}

function describe(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code, command, responseCode, syscall } = error as Error & Record<string, unknown>
  return {
    name: error.name,
    ...{ code, command, responseCode, syscall },
    at: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 6),
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
  }
}
