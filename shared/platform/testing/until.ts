/** Waits until a condition is true. @param timeout Milliseconds. @throws Error with the source of the condition. */
export async function until(condition: () => boolean | Promise<boolean>, timeout = 25_000) {
  const deadline = performance.now() + timeout
  while (!(await condition())) {
    if (performance.now() > deadline)
      throw new Error(`Waiting for ${condition.toString()}: not true after ${timeout} ms`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
