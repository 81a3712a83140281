/** Waits until something is the case, for at most so many milliseconds. */
export async function until(holds: () => boolean | Promise<boolean>, patience = 15_000) {
  const deadline = performance.now() + patience
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Waited ${patience} ms for: ${holds.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
