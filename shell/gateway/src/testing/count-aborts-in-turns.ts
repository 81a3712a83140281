/** Counts for each turn of the event loop how many requests are aborted in it, until the result is called. */
export function countAbortsInTurns(): () => number[] {
  const counts: number[] = [0]
  const abort = Reflect.get(AbortController.prototype, 'abort') as (reason?: unknown) => void
  const spy = jest.spyOn(AbortController.prototype, 'abort').mockImplementation(function (
    this: AbortController,
    reason,
  ) {
    counts.push((counts.pop() ?? 0) + 1)
    abort.call(this, reason)
  })
  let next = setImmediate(function count() {
    counts.push(0)
    next = setImmediate(count)
  })
  return () => {
    clearImmediate(next)
    spy.mockRestore()
    return counts
  }
}
