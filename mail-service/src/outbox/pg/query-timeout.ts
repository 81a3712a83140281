import type pg from 'pg'
import { cannotConnectNow } from './retried-client'

/**
 * Milliseconds after which a query counts as failed. When the host of the database vanishes, TCP would wait for about 15
 * minutes. Shorter than the 15 seconds for which the gateway waits for an answer.
 */
export const queryTimeout = 10_000

/** Milliseconds after which PostgreSQL itself gives up a statement. */
export const statementTimeout = 30_000

/**
 * Milliseconds for a query of a delivery. Longer than `statementTimeout`, so that a PostgreSQL that can be reached
 * always answers in time: if the outcome of a mail is not stored, the mail is sent again.
 */
export const workTimeout = statementTimeout + 5000

/** Milliseconds until a connection to the database counts as failed. */
export const connectTimeout = 5000

/** Milliseconds for a counter: a request waits for several of them before its enquiry is stored. */
export const countTimeout = 1000

/** Whether the package pg gave up a query because of `query_timeout`. */
export const isQueryTimeout = (error: unknown) =>
  error instanceof Error && error.message === 'Query read timeout'

/** PostgreSQL's code for a statement that writes on a server that is read-only, such as one that has become a standby. */
const readOnly = '25006'

/**
 * Closes a connection when a query on it is given up, or when its server has become read-only. graphile-worker would return the
 * connection to the pool, and every later query on it would wait for the answer that never comes, or reach the server that
 * has been replaced. The error gets a code after which graphile-worker tries again. Otherwise its promise for the end of a job
 * would reject without a handler, which ends the process.
 */
export function closeWhenUseless(client: pg.PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((...args: unknown[]) => {
    const result = query(...args)
    if (!(result instanceof Promise)) return result
    return result.catch((error: unknown) => {
      const isReadOnly = (error as { code?: string }).code === readOnly
      if (!isQueryTimeout(error) && !isReadOnly) throw error
      // Ending a connection on which a query runs breaks it, so there is no answer to wait for.
      void client.end().catch(() => undefined)
      throw Object.assign(error as Error, { code: isReadOnly ? cannotConnectNow : 'ETIMEDOUT' })
    })
  }) as typeof client.query
}
