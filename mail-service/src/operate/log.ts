import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/**
 * Makes the log: JSON lines without personal data. Of a request only ids, codes and counts are logged. Of an error its
 * name, codes and stack are logged but not its message, because servers and databases quote input in their messages.
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
    code,
    command,
    responseCode,
    syscall,
    at: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 6),
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
  }
}
