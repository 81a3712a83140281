import { writeSync } from 'node:fs'
import { types } from 'node:util'
import { pino, type DestinationStream, type Logger } from 'pino'
import { ReleaseError } from '../release/errors'

export type Log = Logger

/**
 * Makes the log of a program: JSON lines without personal data. Of a request only ids, codes and counts are logged. Of an
 * error its name, codes and stack are logged but not its message, because servers, databases and pages quote input in
 * their messages. Only errors about releases keep their message: nothing in it comes from visitors.
 */
export function makeLog(level: string, destination: DestinationStream = output()): Log {
  return pino({ level, base: null, serializers: { error: describe } }, destination)
}

/** How long lines may wait for a reader that is slow, in ms. The program does nothing else meanwhile. */
const longestWait = 1000
/** Milliseconds between two attempts to write. */
const pause = 10

/**
 * The standard output. A line that cannot be written, as on a full disk, is lost. pino's own destination would end the program
 * then, or wait without limit. When nobody reads a pipe, lines are lost after `longestWait`, until one can be written again.
 * @param write Writes bytes from a position on, and returns how many.
 */
export function output(
  write = (bytes: Buffer, from: number) => writeSync(1, bytes, from),
): DestinationStream {
  /** Whether only a part of the last line was written. */
  let isCut = false
  /** How long the lines since the last one that was written have waited. */
  let waited = 0
  const mayWait = (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || waited >= longestWait) return false
    waited += pause
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
    return true
  }
  return {
    write(line) {
      const bytes = Buffer.from(isCut ? `\n${line}` : line)
      for (let written = 0; written < bytes.length;)
        try {
          written += write(bytes, written)
        } catch (error) {
          if (mayWait(error)) continue
          isCut ||= written > 0
          return
        }
      isCut = false
      waited = 0
    },
  }
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
