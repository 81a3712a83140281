/** For copies over a network: enough to hide the time that each request waits. */
const usualLimit = 8

/**
 * Runs `work` for each item, in their order and a limited number of items at the same time.
 * @throws The first fault, after the items that were under way have ended; no other item is begun.
 */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  limit = usualLimit,
): Promise<void> {
  const queue = [...items]
  const workers = Array.from({ length: limit }, async () => {
    try {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
    } catch (error) {
      queue.length = 0
      throw error
    }
  })
  for (const result of await Promise.allSettled(workers))
    if (result.status === 'rejected') throw result.reason
}
