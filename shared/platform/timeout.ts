/**
 * Limits how long a caller waits for a promise. The work itself is not stopped; a result after the limit is ignored.
 * @param ms Limit in milliseconds.
 * @param what Subject of the error message, for example `the chunk series`.
 * @returns The promise's result. Rejects with an Error when the limit has passed.
 */
export function withTimeout<T>(ms: number, promise: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} did not answer within ${ms / 1000} s`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
