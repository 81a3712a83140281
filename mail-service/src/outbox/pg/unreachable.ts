/**
 * Errors of the network, and of a PostgreSQL that starts, stops or has no free connection (its documentation, appendix A).
 * A server that is read-only, such as a standby, gets 57P03 in `query-timeout.ts` and `presence.ts`.
 */
const unreachable = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ETIMEDOUT',
    'EPIPE',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
  ...['57P01', '57P02', '57P03', '53300', '08006', '08001'],
])

/** Whether a query has failed because PostgreSQL cannot be reached. */
export function isUnreachable(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string }
  // Timeouts and lost connections have no code in the package pg.
  return (
    unreachable.has(code ?? '') ||
    /timeout exceeded|timeout expired|query read timeout|connection terminated/i.test(message)
  )
}
