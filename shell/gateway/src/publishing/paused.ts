import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Reads what a publisher has sent, and then waits for as long as that took: reading keeps the processor from pages of
 * visitors, and a single publisher must not take more than half of its time.
 */
export async function paused<T>(read: () => T | Promise<T>): Promise<T> {
  const startedAt = performance.now()
  try {
    return await read()
  } finally {
    await sleep(performance.now() - startedAt)
  }
}
