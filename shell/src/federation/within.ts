/** Rejects when a promise takes longer than `ms` milliseconds; what it would have brought is then ignored. */
export function within<T>(ms: number, promise: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} did not answer within ${ms / 1000} s`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
