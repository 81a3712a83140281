import { types } from 'node:util'
import { pino, type DestinationStream, type Logger } from 'pino'
import { ReleaseError } from '../release/errors'
import { output } from '../process/output'

export type Log = Logger

/**
 * Makes the log of a program: JSON lines without personal data. Of a request only ids, codes and counts are logged. Of an
 * error its name, codes and stack are logged but not its message, because servers, databases and pages quote input in
 * their messages. Only errors about releases keep their message: nothing in it comes from visitors.
 */
export function makeLog(level: string, destination: DestinationStream = output()): Log {
  return pino({ level, base: null, serializers: { error: describe } }, destination)
}

function describe(error: unknown): object {
  // Errors of another realm, such as those of Node's own modules in a test, are not instances of this realm's Error.
  if (!types.isNativeError(error)) return { name: typeof error }
  const { code, command, responseCode, syscall } = error as Error & Record<string, unknown>
  return {
    name: error.name,
    code,
    command,
    responseCode,
    syscall,
    message: error instanceof ReleaseError ? error.message.slice(0, 1000) : undefined,
    at: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 6),
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
  }
}
