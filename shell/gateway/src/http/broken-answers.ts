import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import { FileReadError } from './file-stream'

/**
 * Logs answers that break off once a minute. The HTTP library prints the error of each by `console.error`, with its stack, and has
 * no setting for it, so whoever makes them break off could fill the disk. Only a single error is taken for one of these;
 * everything else is printed as usual.
 */
export function logBrokenAnswers(log: FaultLog) {
  const print = console.error
  console.error = (...printed: unknown[]) => {
    const [error, ...rest] = printed
    if (!(error instanceof Error) || rest.length > 0) return print(...printed)
    // A fault of the disk must not be hidden by one that a visitor causes.
    const { code } = error as NodeJS.ErrnoException
    log.report(code === undefined ? 'An answer broke off' : `An answer broke off: ${code}`, {
      error,
      ...(error instanceof FileReadError ? { file: error.file } : {}),
    })
  }
}
