/**
 * Milliseconds after which a query counts as failed. When the host of the database vanishes, TCP would wait for about 15
 * minutes. Shorter than the 15 seconds for which the gateway waits for an answer.
 */
export const queryTimeout = 10_000

/** Milliseconds until a connection to the database counts as failed. */
export const connectTimeout = 5000

/** Milliseconds for a counter: a request waits for several of them before its enquiry is stored. */
export const countTimeout = 1000

/** Whether the package pg gave up a query because of `query_timeout`. Such an error has no code. */
export const isQueryTimeout = (error: unknown) =>
  error instanceof Error && error.message === 'Query read timeout'
