/**
 * The time of the fastest of up to three runs in ms. Time in which the processor worked for another program does not
 * count.
 * @param mostMs A run that takes less than this is fast enough, so no other run follows it.
 */
export async function timeOf(run: () => unknown, mostMs: number): Promise<number> {
  let best = Infinity
  for (let runs = 0; runs < 3 && best >= mostMs; runs++) {
    const start = performance.now()
    const cpuStart = process.cpuUsage()
    await run()
    const { user, system } = process.cpuUsage(cpuStart)
    best = Math.min(best, performance.now() - start, (user + system) / 1000)
  }
  return best
}
