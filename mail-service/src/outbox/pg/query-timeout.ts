import type pg from 'pg'

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

/**
 * Closes a connection when a query on it is given up. graphile-worker would return the connection to the pool, and every
 * later query on it would wait for the answer that never comes. The error gets a code after which graphile-worker
 * tries again. Without a code, its promise for the end of a job would reject without a handler, which ends the process.
 */
export function closeAfterTimeout(client: pg.PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((...args: unknown[]) => {
    const result = query(...args)
    if (!(result instanceof Promise)) return result
    return result.catch((error: unknown) => {
      if (!isQueryTimeout(error)) throw error
      // Ending a connection on which a query runs breaks it, so there is no answer to wait for.
      void client.end().catch(() => undefined)
      throw Object.assign(error as Error, { code: 'ETIMEDOUT' })
    })
  }) as typeof client.query
}
